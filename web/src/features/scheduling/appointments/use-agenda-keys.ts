// The keys of the agenda, as long as nothing is being typed and no dialog is open: N new, T today, D and W the views,
// left and right the days, down into the entries.
import { useEffect, useEffectEvent } from "react";
import type { View } from "./grid/columns.ts";
import { focusFirstEntry } from "./grid/entry-keys.ts";

type Actions = {
  onNew: () => void;
  onToday: () => void;
  onView: (view: View) => void;
  /** -1 or 1: a day or a week back or ahead. */
  onStep: (by: number) => void;
};

export function useAgendaKeys(actions: Actions) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
    const act = actionOf(event.key, actions);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}

function actionOf(key: string, { onNew, onToday, onView, onStep }: Actions): (() => void) | null {
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case "n":
      return onNew;
    case "t":
      return onToday;
    case "d":
      return () => onView("day");
    case "w":
      return () => onView("week");
    case "ArrowLeft":
      return () => onStep(-1);
    case "ArrowRight":
      return () => onStep(1);
    case "ArrowDown":
      return () => focusFirstEntry(document.querySelector<HTMLElement>("[data-agenda-area]"));
    default:
      return null;
  }
}

const BUSY = "input, textarea, select, [contenteditable], nav, [role='tablist']";

/** Typing, walking a menu, or within something that lies over the page. */
function isBusy(target: EventTarget | null): boolean {
  if (target instanceof HTMLElement && target.closest(BUSY)) return true;
  return document.querySelector("[role='dialog'], [role='menu'], [role='listbox']") !== null;
}
