// Keyboard navigation between entries. Up and down move within a column, left and right to the nearest entry of the
// next column that has any.
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from "react";
import { press } from "../../../../ui/key/press.ts";

type Way = "above" | "below" | "left" | "right";

/** `take`: returns whether the entry may be moved. */
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

/** The first visible one, or none. */
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

/** Focuses an entry and grabs it, after the menu has returned the focus. */
export function useTaken(
  area: RefObject<HTMLElement | null>,
  taken: { id: string } | null,
  take: (entry: HTMLElement) => boolean,
) {
  const begin = useEffectEvent((entry: HTMLElement) => {
    entry.focus();
    take(entry);
  });
  useEffect(() => {
    if (!taken) return;
    const timer = setTimeout(() => {
      const entry = area.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(taken.id)}"]`);
      if (entry) begin(entry);
    }, 50);
    return () => clearTimeout(timer);
  }, [area, taken]);
}

/** Tab reaches the entries once; arrows move between them. */
export function useOneTabStop(area: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const entries = area.current?.querySelectorAll<HTMLElement>("[data-entry]") ?? [];
    for (const entry of entries) if (entry.tabIndex === 0) return;
    if (entries[0]) entries[0].tabIndex = 0;
  });
}
