// What a capability adds to the product's search (Ctrl/⌘ K): it declares it in `in-search.ts`; for resources it follows
// from their definition (`app/search`).
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import type { Route } from "@mostrador/domain/kit/route.ts";
import { fold } from "@mostrador/domain/kit/text.ts";

/** One kind of record. It is skipped for people who may not call `route` or open the page. */
export type SearchKind = {
  /** Identifies the kind. */
  name: string;
  /** 'Contactos' */
  title: string;
  /** The page that opens a result. */
  page: number;
  /** Its address in the menu, where several entries have the number of the page. */
  path?: string;
  route: Route;
  /** Best matches first; a few are enough. */
  find: (asked: SearchQuery) => Promise<SearchHit[]>;
};

/** `today`: the date on this device. */
export type SearchQuery = { text: string; businessId: string; today: Day; signal: AbortSignal };

export type SearchHit = {
  id: string;
  label: string;
  help?: string;
  /** Appended to the address of the kind's page: '?contacto=…'. */
  rest: string;
  /** A person, or something drawn like one. */
  face?: { name: string; color?: string };
};

/** Something that can be created: its address opens the dialog. Its call decides who may. */
export type Start = {
  label: string;
  /** Other search words for it. */
  keywords?: string;
  page: number;
  /** Its address in the menu, where several entries have the number of the page. */
  path?: string;
  route: Route;
  rest: string;
};

/** A page below one of the menu, which has no entry of its own. Its call decides who may. */
export type PageBelow = {
  label: string;
  keywords?: string;
  /** Of the entry above it. */
  page: number;
  path: string;
  route: Route;
};

export type InSearch = {
  kinds: readonly SearchKind[];
  starts: readonly Start[];
  pages?: readonly PageBelow[];
};

/** The maximum of each kind. */
export const MOST_FOUND = 5;
export const START_WORDS = "nuevo nueva agregar crear registrar";

/** For an unpaged list: all words must appear in it. */
export function fitting<Row>(rows: readonly Row[], text: string, textOf: (row: Row) => string): Row[] {
  const words = fold(text).split(" ");
  return rows
    .filter((row) => {
      const hay = fold(textOf(row));
      return words.every((word) => hay.includes(word));
    })
    .slice(0, MOST_FOUND);
}
