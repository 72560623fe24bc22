// Runs before the page's own script. `bench` has what was measured since.
const bench = (globalThis.bench = {
  times: [], // milliseconds from an update at the socket to the painted frame
  shifts: [], // of the layout: [when, how much, after an input, what moved]
  moves: 0, // updates that brought the game on
  asked: 0, // decisions that the reader was asked for
  forced: 0, // actions of the reader where there was one only
  sent: 0, // actions of the reader
  clicks: 0,
  first: null, // [milliseconds, clicks] until the reader's first action was sent
  waited: 0, // milliseconds in which the reader was not asked, since their first turn
  facts: () => {
    const { moves, asked, forced, sent, clicks, first, waited } = bench;
    return { moves, asked, forced, sent, clicks, first, waited, now: performance.now() };
  },
});

const name = (node) => (node?.className ? `${node.localName}.${String(node.className.baseVal ?? node.className).replace(/ ?svelte-\w+/g, "").replaceAll(" ", ".")}` : (node?.nodeName ?? "?"));
new PerformanceObserver((list) => {
  for (const { startTime, value, hadRecentInput, sources } of list.getEntries())
    bench.shifts.push([startTime, value, hadRecentInput, sources.map(({ node, previousRect: a, currentRect: b }) => `${name(node)} ${[a, b].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(","))}`).join(" | ")]);
}).observe({ type: "layout-shift", buffered: true });

addEventListener("pointerdown", () => bench.clicks++, true);

let [seat, last, legal] = [-1, null, 0];
globalThis.WebSocket = class extends WebSocket {
  constructor(...args) {
    super(...args);
    this.addEventListener("message", ({ data }) => {
      const came = performance.now();
      const message = JSON.parse(data);
      if (message.t === "welcome") [seat, last] = [message.seat, null];
      if (message.t !== "update") return;
      const { decision_index, players_to_act, legal_actions, automatic } = message;
      if (decision_index !== last) {
        bench.moves++;
        last = decision_index;
        legal = automatic ? 0 : legal_actions.length;
        if (players_to_act.includes(seat) && legal) bench.asked++;
      }
      const channel = new MessageChannel();
      channel.port1.onmessage = () => bench.times.push(performance.now() - came);
      requestAnimationFrame(() => channel.port2.postMessage(0));
    });
  }
  send(data) {
    super.send(data);
    if (!data.startsWith('{"t":"action"')) return;
    bench.sent++;
    bench.first ??= [performance.now(), bench.clicks];
    if (legal === 1) bench.forced++;
  }
};

let [before, begun] = [0, false];
const look = (now) => {
  const mine = document.querySelector("[data-prompt].mine") !== null;
  begun ||= mine;
  if (begun && !mine && !document.querySelector("#ending-title")) bench.waited += now - before;
  before = now;
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
