// Moves an entry by keys: Space grabs it, arrows move it by quarters of an hour and columns, Enter drops it, Esc
// cancels. Nothing is saved before the drop.
import { type KeyboardEvent, useState } from "react";
import { press } from "../../../../ui/key/press.ts";
import type { Segment } from "../grid/segments.ts";
import type { Drag, Ghost } from "./places.ts";
import { carried } from "./places.ts";

type KeyMove = { segment: Segment; ghost: Ghost };
type Options = {
  columns: number;
  hours: { from: number; to: number };
  takes: (entryId: string, column: number) => Segment | null;
  onDropped: (segment: Segment, ghost: Ghost) => void;
};

export function useKeyMove({ columns, hours, takes, onDropped }: Options) {
  const [held, setHeld] = useState<KeyMove | null>(null);
  const take = (element: HTMLElement): boolean => {
    const id = element.closest<HTMLElement>("[data-entry]")?.dataset.entry;
    const column = Number(element.closest<HTMLElement>("[data-column]")?.dataset.column);
    const segment = id ? takes(id, column) : null;
    if (segment) setHeld({ segment, ghost: { column, from: segment.from, to: segment.to } });
    return segment !== null;
  };
  const carry = (minutes: number, by: number) => () =>
    setHeld((now) => now && { ...now, ghost: carried(now.ghost, minutes, by, columns, hours) });
  const leave = () => {
    if (held) onDropped(held.segment, held.ghost);
    setHeld(null);
  };
  /** Whether the key was handled. */
  const onKey = (event: KeyboardEvent<HTMLElement>): boolean => {
    if (!held) return false;
    const taken = press("moving", event, {
      earlier: carry(-15, 0),
      later: carry(15, 0),
      before: carry(0, -1),
      after: carry(0, 1),
      leave,
      back: () => setHeld(null),
    });
    // During a move no key navigates, opens or leaves.
    if (event.key !== "Tab") event.stopPropagation();
    return taken;
  };
  const drag: Drag | null = held && { kind: "move", ghost: held.ghost, entryId: held.segment.entry._id };
  return { drag, take, onKey, letGo: () => setHeld(null) };
}
