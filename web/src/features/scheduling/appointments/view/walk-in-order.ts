import type { KeyboardEvent } from "react";
import { press } from "../../../../ui/key/press.ts";

/** Arrows up and down from entry to entry, in the order in which they are read. */
export function walkInOrder(event: KeyboardEvent<HTMLElement>): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-entry]")];
  const current = entries.indexOf((event.target as HTMLElement).closest<HTMLElement>("[data-entry]") as HTMLElement);
  const go = (by: number) => () => {
    const next = current === -1 ? undefined : entries[current + by];
    next?.focus();
    return Boolean(next);
  };
  const nothing = () => false;
  if (press("entries", event, { above: go(-1), below: go(1), left: nothing, right: nothing })) event.stopPropagation();
}
