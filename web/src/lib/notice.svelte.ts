// Tells a reader who looks elsewhere that it is their turn: the title does it always; here are vibration, a notification
// where the reader has allowed it, and a screen that stays on during a game.

import { say } from "./i18n.svelte";

interface Now {
  decides: boolean;
  won: boolean | null;
  title: string;
}

export class Notice {
  constructor(now: () => Now) {
    let before = false;
    $effect(() => {
      const { decides, title } = now();
      if (decides && !before && document.hidden) this.call(title);
      before = decides;
    });
  }

  private call(title: string): void {
    navigator.vibrate?.([60, 40, 60]);
    if ("Notification" in window && Notification.permission === "granted") {
      const shown = new Notification(title, { body: say("page-your-turn"), tag: "turn" });
      shown.onclick = () => {
        window.focus();
        shown.close();
      };
    }
  }

  /** Returns what ends it. */
  keepAwake(wanted: () => boolean): () => void {
    let lock: WakeLockSentinel | null = null;
    const hold = (): void => {
      if (document.hidden || !wanted() || !("wakeLock" in navigator)) return;
      navigator.wakeLock.request("screen").then(
        (held) => (lock = held),
        () => undefined, // a low battery may forbid it
      );
    };
    const timer = setTimeout(hold, 3000);
    document.addEventListener("visibilitychange", hold);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", hold);
      void lock?.release();
    };
  }
}
