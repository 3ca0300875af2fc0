// From a key to what it does, by the table of shortcuts. A group of them is bound whole or not at all, so that the table
// has no shortcut that does nothing.
import { useEffect, useEffectEvent } from "react";
import { type Group, type NameIn, SHORTCUTS } from "./shortcuts.ts";
import { type Handler, type KeyPress, type Shortcut, takeKey } from "./take-key.ts";

export type Handlers<G extends Group> = { readonly [name in NameIn<G>]: Handler };

/** Whether the key was one of the group's and was taken. */
export function press<G extends Group>(group: G, event: KeyPress, handlers: Handlers<G>): boolean {
  return takeKey<NameIn<G>>(SHORTCUTS[group].keys as Record<NameIn<G>, Shortcut>, event, handlers);
}

type Options = {
  /** Whether the group rests: while somebody types, unless a part says otherwise. */
  isBusy?: (event: KeyboardEvent) => boolean;
};

/** Wherever the focus is. What a part of the page has taken is not taken again. */
export function useShortcuts<G extends Group>(group: G, handlers: Handlers<G>, { isBusy = isTyping }: Options = {}) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented && !isBusy(event)) press(group, event, handlers);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}

const FIELD = "input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]";

/** A key with Ctrl or ⌘ is no typing. */
export function isTyping({ target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && target instanceof HTMLElement && target.closest(FIELD) !== null;
}
