import { describe, expect, it } from "vitest";
import { command, type Where } from "./keys";

const where: Where = { zone: "prompt", decides: true, live: true, playing: false, at: null, zoom: null, stops: [], notes: false, looking: false, since: 1000 };
const key = (key: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ key, code: "", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more }) as KeyboardEvent;

describe("keys", () => {
  it("are letters of the Latin layout, whatever layout is in use", () => {
    expect(command(key("ц", { code: "KeyW" }), where)).toEqual({ t: "panel", panel: "where" });
    expect(command(key("Ь", { code: "KeyM" }), where)).toEqual({ t: "panel", panel: "moves" });
    // A Latin letter is meant as it is written, wherever its key lies.
    expect(command(key("w", { code: "KeyZ" }), where)).toEqual({ t: "panel", panel: "where" });
  });

  it("look round until Esc", () => {
    expect(command(key("v"), where)).toEqual({ t: "look" });
    const looking = { ...where, looking: true };
    expect(command(key("ArrowUp"), looking)).toEqual({ t: "roam", way: "up" });
    expect(command(key("ArrowLeft", { shiftKey: true }), looking)).toEqual({ t: "step", by: -1 });
    expect(command(key("Escape"), looking)).toEqual({ t: "look" });
    // What is read is closed first.
    expect(command(key("Escape"), { ...looking, zoom: "b5" })).toEqual({ t: "input", input: { t: "back" } });
  });

  it("leave what belongs to the browser alone", () => {
    expect(command(key("w", { ctrlKey: true }), where)).toBeNull();
    expect(command(key("Tab"), where)).toBeNull();
    expect(command(key("Enter"), { ...where, zone: "control" })).toBeNull();
  });
});
