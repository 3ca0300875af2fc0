import type { KeyboardEvent, MouseEvent } from "react";
import type { Point } from "../../../../ui/drag/edge-scroll.ts";
import { press } from "../../../../ui/key/press.ts";

/** Up and down move between entries, in reading order. */
export function walkInOrder(event: KeyboardEvent<HTMLElement>): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-entry]")];
  const current = entries.indexOf((event.target as HTMLElement).closest<HTMLElement>("[data-entry]") as HTMLElement);
  const go = (by: number) => () => {
    const next = current === -1 ? undefined : entries[current + by];
    next?.focus();
    return Boolean(next);
  };
  const nothing = () => false;
  if (press("entries", event, { above: go(-1), below: go(1), left: nothing, right: nothing, take: nothing }))
    event.stopPropagation();
}

/** Right click or the menu key on an entry. */
export function entryMenu(open: (entryId: string, point: Point) => void) {
  return (event: MouseEvent<HTMLElement>): void => {
    const entry = (event.target as HTMLElement).closest<HTMLElement>("[data-entry]");
    if (!entry?.dataset.entry) return;
    event.preventDefault();
    const { left, bottom } = entry.getBoundingClientRect();
    open(entry.dataset.entry, event.button === 2 ? { x: event.clientX, y: event.clientY } : { x: left, y: bottom });
  };
}
