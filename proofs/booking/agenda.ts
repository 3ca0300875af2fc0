// The state of the agenda in the model: its entries, and which of them take a time (D-4.2).
import type { Shape } from "./settings.ts";

export const STATUSES = [
  "agendada",
  "confirmada",
  "cancelada",
  "asistida",
  "no_asistida",
  "pago_pendiente",
  "no_pagada",
];
export const GIVES_BACK = ["cancelada", "no_asistida", "no_pagada"];

/** `status` of a blocked time is `block`; it has no service. Times are epoch minutes, [start, end). */
export type Entry = {
  id: string;
  branch: string;
  specialist: string;
  service: string | null;
  start: number;
  end: number;
  status: string;
  title: string;
} & Shape;

/** A wanted or a held time. */
export type Place = Omit<Entry, "id" | "status" | "title">;

/** Appointments of one service with one person at one start, each for several clients. */
function isOfClass(one: Place, other: Place): boolean {
  const isSame = one.branch === other.branch && one.service === other.service && one.start === other.start;
  return isSame && one.capacity > 1 && other.capacity > 1;
}

export class Agenda {
  readonly entries = new Map<string, Entry>();
  /** Epoch minutes. */
  now = 0;

  /** The entries that occupy the specialist's time then, each with its minutes around it; not those of its class. */
  standsIn(place: Place, ignore?: string): Entry[] {
    const [from, to] = [place.start - place.before, place.end + place.after];
    return this.#holding(place, ignore).filter(
      (entry) => entry.start - entry.before < to && from < entry.end + entry.after && !isOfClass(entry, place),
    );
  }

  /** How many others have a place in the class (D-4.1). */
  inClass(place: Place, ignore?: string): number {
    return this.#holding(place, ignore).filter((entry) => isOfClass(entry, place)).length;
  }

  /** The entries that hold their place (D-4.2). */
  #holding({ specialist }: Place, ignore?: string): Entry[] {
    return [...this.entries.values()]
      .filter((one) => one.specialist === specialist && !GIVES_BACK.includes(one.status) && one.id !== ignore)
      .sort((a, b) => a.start - b.start);
  }

  touching({ specialist, start, end }: Pick<Entry, "specialist" | "start" | "end">): Entry[] {
    const found: Entry[] = [];
    for (const entry of this.entries.values()) {
      if (entry.specialist === specialist && entry.start < end && start < entry.end) found.push(entry);
    }
    return found.sort((a, b) => a.start - b.start);
  }
}
