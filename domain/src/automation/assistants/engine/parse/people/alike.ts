// Whether the people of a booking are of one kind, so that one service may be for all of them.
import type { Cue } from "../../lexicon/cues.ts";
import type { Guest } from "./guests.ts";
import { RELATIVE } from "./names.ts";

/** "Mis hijos Leo y Mía", "para Leo y para Mía". */
export function areAlike(text: string, guests: readonly Guest[], cues: ReadonlySet<Cue>): boolean {
  const related = ({ at, end }: Guest) => ONE.exec(text.slice(at, end))?.[0] ?? "";
  return (
    cues.has("alike people") ||
    (guests.every((guest) => !guest.own) && new Set(guests.map((guest) => related(guest).slice(0, 3))).size === 1)
  );
}

const ONE = new RegExp(`\\b${RELATIVE}\\b`);
