// Arrows among the entries: up and down within a column, left and right to the nearest one of the next column that has any.
import type { KeyboardEvent } from "react";
import { press } from "../../../../ui/key/press.ts";

type Way = "above" | "below" | "left" | "right";

/** `take`: answers whether the entry may be moved. */
export function walkEntries(
  event: KeyboardEvent<HTMLElement>,
  area: HTMLElement | null,
  take: (entry: HTMLElement) => boolean,
): void {
  const current = (event.target as HTMLElement).closest<HTMLElement>("[data-entry]");
  if (!current || !area) return;
  const go = (way: Way) => () => {
    const next = nextEntry(way, current, area);
    if (next) focusEntry(next, area);
    return Boolean(next);
  };
  const ways = {
    above: go("above"),
    below: go("below"),
    left: go("left"),
    right: go("right"),
    take: () => take(current),
  };
  if (press("entries", event, ways)) event.stopPropagation();
}

/** The first that is seen, or none. */
export function focusFirstEntry(area: HTMLElement | null): void {
  const first = area?.querySelector<HTMLElement>("[data-entry]");
  if (first && area) focusEntry(first, area);
}

function focusEntry(entry: HTMLElement, area: HTMLElement): void {
  for (const one of area.querySelectorAll<HTMLElement>('[data-entry][tabindex="0"]')) one.tabIndex = -1;
  entry.tabIndex = 0;
  entry.focus({ preventScroll: true });
  entry.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function nextEntry(way: Way, current: HTMLElement, area: HTMLElement): HTMLElement | undefined {
  const columns = [...area.querySelectorAll<HTMLElement>("[data-column]")];
  const column = current.closest<HTMLElement>("[data-column]");
  if (!column) return undefined;
  const own = entriesOf(column);
  if (way === "below") return own[own.indexOf(current) + 1];
  if (way === "above") return own[own.indexOf(current) - 1];
  const index = columns.indexOf(column);
  const beside = way === "right" ? columns.slice(index + 1) : columns.slice(0, index).reverse();
  const next = beside.map(entriesOf).find((entries) => entries.length > 0);
  const top = current.offsetTop;
  return next?.reduce((best, one) => (Math.abs(one.offsetTop - top) < Math.abs(best.offsetTop - top) ? one : best));
}

function entriesOf(column: HTMLElement): HTMLElement[] {
  const entries = [...column.querySelectorAll<HTMLElement>("[data-entry]")];
  return entries.sort((a, b) => a.offsetTop - b.offsetTop || a.offsetLeft - b.offsetLeft);
}
