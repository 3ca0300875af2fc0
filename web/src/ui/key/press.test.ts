import { expect, test } from "vitest";
import { ariaKeys, keyCaps } from "./key-text.ts";
import { press } from "./press.ts";
import { type Group, SHORTCUTS } from "./shortcuts.ts";
import type { Shortcut } from "./take-key.ts";
import { isPressed } from "./take-key.ts";

const event = (key: string, more: object = {}) => ({
  ...{ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
  preventDefault: () => undefined,
  ...more,
});

/** The keyboard event for it. */
const pressed = (wanted: string) =>
  wanted.startsWith("Mod+") ? event(wanted.slice(4).toLowerCase(), { ctrlKey: true }) : event(wanted);

test("every shortcut of the table reaches what its group binds, and no two of a group share a key", () => {
  for (const group of Object.keys(SHORTCUTS) as Group[]) {
    const table = Object.entries<Shortcut>(SHORTCUTS[group].keys);
    for (const [name, { keys }] of table) {
      for (const key of keys) {
        const reached: string[] = [];
        const handlers = Object.fromEntries(table.map(([one]) => [one, () => void reached.push(one)]));
        expect(press(group, pressed(key), handlers as never)).toBe(true);
        expect(reached, `${group}: ${key}`).toEqual([name]);
      }
    }
  }
});

test("a key that means something else here goes on, and one of no shortcut is left alone", () => {
  const handlers = { open: () => false, select: () => undefined };
  expect(press("row", event("Enter"), handlers)).toBe(false);
  expect(press("row", event(" "), handlers)).toBe(true);
  expect(press("row", event("x"), handlers)).toBe(false);
});

test("letters are taken with and without Shift, named keys and those with Ctrl only as they stand", () => {
  expect(isPressed("N", event("N", { shiftKey: true }))).toBe(true);
  expect(isPressed("?", event("?", { shiftKey: true }))).toBe(true);
  expect(isPressed("Enter", event("Enter", { shiftKey: true }))).toBe(false);
  expect(isPressed("Mod+K", event("k", { metaKey: true }))).toBe(true);
  expect(isPressed("Mod+K", event("k", { ctrlKey: true, shiftKey: true }))).toBe(false);
  expect(isPressed("N", event("n", { ctrlKey: true }))).toBe(false);
});

test("keys are written as they stand on the keyboard, and told to assistive technology", () => {
  expect(keyCaps("Mod+K")).toEqual(["Ctrl", "K"]);
  expect(keyCaps("ArrowLeft")).toEqual(["←"]);
  expect(ariaKeys("global", "search")).toBe("Control+K Meta+K");
});
