// Sounds without files (cues.ts). Silent until the reader has clicked or typed something, as browsers and good manners
// want it.

import { later } from "../later";
import { settings } from "../settings.svelte";

const cues = later(() => import("./cues"));

export class Sounds {
  private context: AudioContext | null = null;
  private out: GainNode | null = null;

  constructor(private level: number) {}

  /** To be called from a click or a key. */
  wake(): void {
    if (this.context || this.level === 0) return;
    void cues();
    this.context = new AudioContext();
    this.out = this.context.createGain();
    this.out.gain.value = this.level;
    const press = this.context.createDynamicsCompressor(); // many cards at once do not clip
    this.out.connect(press).connect(this.context.destination);
  }

  volume(level: number): void {
    this.level = level;
    this.wake();
    if (this.out) this.out.gain.value = level;
  }

  /** Your turn is heard from a page that is not looked at; all else would only disturb. */
  play(cue: string): void {
    const { context, out } = this;
    if (!context || !out || this.level === 0 || (document.hidden && cue !== "turn")) return;
    void cues().then(({ sound }) => sound(context, out, cue, context.currentTime));
  }
}

/** The sounds of this page: the level is the reader's. */
export const sounds = new Sounds(settings.sound);
