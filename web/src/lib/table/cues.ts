// What every sound of the tables is made of: short tones and filtered noise. Loaded at the first click or key.

/** Without a wave: noise through a band. Seconds and hertz. */
interface Part {
  after?: number;
  length: number;
  wave?: OscillatorType;
  from: number;
  to?: number;
  loud: number;
}

/** By name. */
export const CUES: { readonly [cue: string]: readonly Part[] } = {
  deal: Array.from({ length: 8 }, (_, n) => ({ after: n * 0.045, length: 0.04, from: 2600 + 120 * n, loud: 0.22 })),
  lift: [{ length: 0.05, from: 3400, loud: 0.16 }],
  card: [{ length: 0.07, from: 1500, loud: 0.5 }, { length: 0.09, wave: "sine", from: 150, to: 70, loud: 0.5 }],
  step: [{ length: 0.07, wave: "triangle", from: 420, to: 300, loud: 0.35 }, { after: 0.13, length: 0.08, wave: "triangle", from: 520, to: 360, loud: 0.35 }],
  sweep: [{ length: 0.36, from: 700, to: 3200, loud: 0.42 }],
  lock: [
    { length: 0.08, wave: "square", from: 190, to: 120, loud: 0.22 }, { after: 0.03, length: 0.05, from: 4200, loud: 0.4 },
    { after: 0.12, length: 0.26, wave: "sawtooth", from: 98, to: 62, loud: 0.26 },
  ],
  turn: [{ length: 0.14, wave: "sine", from: 659, loud: 0.2 }, { after: 0.13, length: 0.24, wave: "sine", from: 880, loud: 0.2 }],
  attack: [{ length: 0.18, wave: "sawtooth", from: 180, to: 520, loud: 0.2 }, { after: 0.02, length: 0.16, from: 900, to: 2800, loud: 0.3 }],
  block: [{ length: 0.05, from: 5200, loud: 0.4 }, { length: 0.22, wave: "triangle", from: 1180, to: 760, loud: 0.22 }],
  break: [{ length: 0.12, from: 2400, to: 500, loud: 0.55 }, { after: 0.03, length: 0.2, wave: "square", from: 140, to: 50, loud: 0.2 }],
  mill: [{ length: 0.05, from: 3000, loud: 0.26 }, { after: 0.06, length: 0.05, from: 2600, loud: 0.26 }, { after: 0.12, length: 0.05, from: 2200, loud: 0.26 }],
  cable: [{ length: 0.04, from: 2600, loud: 0.36 }, { after: 0.05, length: 0.07, wave: "sine", from: 320, to: 220, loud: 0.34 }],
  hat: [{ length: 0.36, wave: "sawtooth", from: 110, to: 92, loud: 0.2 }, { length: 0.36, wave: "sine", from: 164, to: 138, loud: 0.24 }],
  clock: [{ length: 0.03, wave: "square", from: 1400, loud: 0.1 }],
  chat: [{ length: 0.08, wave: "sine", from: 740, loud: 0.16 }, { after: 0.09, length: 0.1, wave: "sine", from: 988, loud: 0.14 }],
  win: [0, 1, 2, 3].map((n) => ({ after: n * 0.09, length: 0.26, wave: "triangle" as const, from: [523, 659, 784, 1047][n] ?? 523, loud: 0.22 })),
  loss: [0, 1, 2].map((n) => ({ after: n * 0.12, length: 0.3, wave: "triangle" as const, from: [392, 330, 262][n] ?? 262, loud: 0.2 })),
  refused: [{ length: 0.16, wave: "triangle", from: 240, to: 150, loud: 0.3 }],
};

const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();

/** White noise, made once for a context. */
function hissOf(context: BaseAudioContext): AudioBuffer {
  const made = hisses.get(context);
  if (made) return made;
  const hiss = context.createBuffer(1, context.sampleRate * 0.4, context.sampleRate);
  const data = hiss.getChannelData(0);
  for (let n = 0; n < data.length; n++) data[n] = Math.random() * 2 - 1;
  hisses.set(context, hiss);
  return hiss;
}

function sourceOf(context: BaseAudioContext, begin: number, { length, wave, from, to = from }: Part): readonly [AudioScheduledSourceNode, AudioNode] {
  if (wave) {
    const tone = new OscillatorNode(context, { type: wave, frequency: from });
    tone.frequency.exponentialRampToValueAtTime(to, begin + length);
    return [tone, tone];
  }
  const noise = new AudioBufferSourceNode(context, { buffer: hissOf(context) });
  const band = new BiquadFilterNode(context, { type: "bandpass", frequency: from, Q: 0.8 });
  band.frequency.linearRampToValueAtTime(to, begin + length);
  noise.connect(band);
  return [noise, band];
}

/** Puts a cue into a context, from a moment of its time on. */
export function sound(context: BaseAudioContext, out: AudioNode, cue: string, now: number): void {
  for (const part of CUES[cue] ?? []) {
    const { after = 0, length, loud } = part;
    const begin = now + after;
    const [source, last] = sourceOf(context, begin, part);
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0.0001, begin);
    gain.gain.exponentialRampToValueAtTime(loud, begin + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    last.connect(gain).connect(out);
    source.start(begin);
    source.stop(begin + length);
  }
}
