// What a capability lets people find and begin from the search of the product (Ctrl/⌘ K). Its `in-search.ts` says it; of
// resources it follows from their definition (`app/search`).
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import type { Route } from "@mostrador/domain/kit/route.ts";
import { fold } from "@mostrador/domain/kit/text.ts";

/** One kind of record. Whoever may not call `route`, or not open the page, is neither asked for nor shown it. */
export type SearchKind = {
  /** Tells kinds apart. */
  name: string;
  /** 'Contactos' */
  title: string;
  /** The page that opens what is found. */
  page: number;
  route: Route;
  /** The best first; a few are enough. */
  find: (asked: Asked) => Promise<Found[]>;
};

/** `today`: on this device. */
export type Asked = { text: string; businessId: string; today: Day; signal: AbortSignal };

export type Found = {
  id: string;
  label: string;
  help?: string;
  /** What follows the address of the kind's page: '?contacto=…'. */
  rest: string;
  /** A person, or what is drawn as one. */
  face?: { name: string; color?: string };
};

/** Something that is begun on a page: its dialog stands open at that address. Its call says who may. */
export type Start = {
  label: string;
  /** Other words for it. */
  keywords?: string;
  page: number;
  route: Route;
  rest: string;
};

export type InSearch = { kinds: readonly SearchKind[]; starts: readonly Start[] };

/** Of each kind. */
export const MOST_FOUND = 5;
export const START_WORDS = "nuevo nueva agregar crear registrar";

/** Of a list that the server answers whole: each word is somewhere in it. */
export function fitting<Row>(rows: readonly Row[], text: string, textOf: (row: Row) => string): Row[] {
  const words = fold(text).split(" ");
  return rows
    .filter((row) => {
      const hay = fold(textOf(row));
      return words.every((word) => hay.includes(word));
    })
    .slice(0, MOST_FOUND);
}
