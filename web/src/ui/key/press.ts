// Binds keys to actions by the table of shortcuts. A group is bound completely or not at all, so that each shortcut in
// the table works.
import { useEffect, useEffectEvent } from "react";
import { type Group, type NameIn, SHORTCUTS } from "./shortcuts.ts";
import { type Handler, type KeyPress, type Shortcut, takeKey } from "./take-key.ts";

export type Handlers<G extends Group> = { readonly [name in NameIn<G>]: Handler };

/** Whether the key belongs to the group and was handled. */
export function press<G extends Group>(group: G, event: KeyPress, handlers: Handlers<G>): boolean {
  return takeKey<NameIn<G>>(SHORTCUTS[group].keys as Record<NameIn<G>, Shortcut>, event, handlers);
}

type Options = {
  /** Whether the group is paused: while typing, unless a part decides otherwise. */
  isBusy?: (event: KeyboardEvent) => boolean;
};

/** For any focus. Keys already handled by a part of the page are ignored. */
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

/** A key with Ctrl or ⌘ is not typing. */
export function isTyping({ target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && target instanceof HTMLElement && target.closest(FIELD) !== null;
}
