// The agenda's shortcuts, active when nobody types and no dialog is open.
import { isTyping, useShortcuts } from "../../../../ui/key/press.ts";
import { focusFirstEntry } from "../grid/entry-keys.ts";
import type { View } from "./views.ts";

type Actions = {
  onNew: () => void;
  onToday: () => void;
  onView: (view: View) => void;
  /** -1 or 1: back or forward by the range of the view. */
  onStep: (by: number) => void;
  /** 1 makes the hours taller. */
  onZoom: (by: number) => void;
};

export function useAgendaKeys({ onNew, onToday, onView, onStep, onZoom }: Actions) {
  useShortcuts(
    "agenda",
    {
      create: onNew,
      today: onToday,
      day: () => onView("day"),
      week: () => onView("week"),
      next: () => onView("next"),
      month: () => onView("month"),
      list: () => onView("list"),
      nearer: () => onZoom(1),
      farther: () => onZoom(-1),
      before: () => onStep(-1),
      after: () => onStep(1),
      enter: () => focusFirstEntry(document.querySelector<HTMLElement>("[data-agenda-area]")),
    },
    { isBusy },
  );
}

const OWN_KEYS = "nav, [role='tablist']";

/** Typing, using a menu, or inside a layer over the page. */
function isBusy(event: KeyboardEvent): boolean {
  if (isTyping(event) || (event.target instanceof HTMLElement && event.target.closest(OWN_KEYS))) return true;
  return document.querySelector("[role='dialog'], [role='menu'], [role='listbox']") !== null;
}
