// Tells a reader who looks elsewhere that it is their turn: the title does it always; here are vibration, a notification
// where the reader has allowed it, and a screen that stays on during a game.

import { say } from "./i18n.svelte";
import { settings } from "./settings.svelte";

/** `on`: they come; `off`: they may, and the reader does not want them; `ask`: the browser has not asked yet; `blocked`:
    the browser was told no; `none`: there are none here. */
export type Notifying = "on" | "off" | "ask" | "blocked" | "none";

class Notifications {
  private permission = $state(this.read());

  private read(): NotificationPermission | null {
    return "Notification" in window && isSecureContext ? Notification.permission : null;
  }

  get state(): Notifying {
    if (this.permission === null) return "none";
    if (this.permission === "denied") return "blocked";
    if (this.permission === "default") return "ask";
    return settings.notify ? "on" : "off";
  }

  /** To be called from a click: browsers ask for nothing else. */
  async turnOn(): Promise<void> {
    if (this.permission === "default") await Notification.requestPermission();
    this.permission = this.read();
    settings.notify = this.permission === "granted";
    settings.save();
  }

  turnOff(): void {
    settings.notify = false;
    settings.save();
  }

  show(title: string, body: string): void {
    if (this.state !== "on") return;
    try {
      const shown = new Notification(title, { body, tag: "turn" });
      shown.onclick = () => {
        window.focus();
        shown.close();
      };
    } catch {
      // phones show them from a service worker alone, which this page has none of
    }
  }
}

export const notifications = new Notifications();

interface Now {
  decides: boolean;
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
    notifications.show(title, say("page-your-turn"));
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
