// How keys are written on screen, and in attributes for assistive technology.
import { type Group, type NameIn, SHORTCUTS } from "./shortcuts.ts";
import type { Shortcut } from "./take-key.ts";

const IS_MAC = typeof navigator !== "undefined" && /mac|iphone|ipad/i.test(navigator.userAgent);

const WRITTEN: Readonly<Record<string, string>> = {
  Mod: IS_MAC ? "⌘" : "Ctrl",
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Escape: "Esc",
  Home: "Inicio",
  End: "Fin",
  PageUp: "Re Pág",
  PageDown: "Av Pág",
  " ": "Espacio",
};

/** The keycaps of one of its keys: ['Ctrl', 'K']. */
export function keyCaps(key: string): string[] {
  return key.split(/(?<=.)\+/).map((part) => WRITTEN[part] ?? part);
}

/** 'Ctrl K' */
export function keyText<G extends Group>(group: G, name: NameIn<G>): string {
  return keyCaps(shortcut(group, name).keys[0]).join(" ");
}

/** For `aria-keyshortcuts`: 'Control+K Meta+K' */
export function ariaKeys<G extends Group>(group: G, name: NameIn<G>): string {
  return shortcut(group, name)
    .keys.flatMap((key) =>
      key.startsWith("Mod+") ? [key.replace("Mod", "Control"), key.replace("Mod", "Meta")] : [key],
    )
    .join(" ");
}

function shortcut<G extends Group>(group: G, name: NameIn<G>): Shortcut {
  return (SHORTCUTS[group].keys as Record<string, Shortcut>)[name] as Shortcut;
}
