// The directory's state in its address: search, filter, order, page and columns. Saved views store that text.
import {
  ContactFilter,
  DIRECTORY_SORTS,
  type DirectorySort,
  FILTER_NAMES,
} from "@mostrador/domain/business/contacts/filter/schema.ts";
import { useMemo } from "react";
import { type AddressParts, useAddress } from "../../../../lib/address/address.ts";
import type { Sort } from "../../../../ui/list/data-list.tsx";

const LISTS = [
  "type",
  "gender",
  "channel",
  "birthMonth",
  "funnelScenario",
  "paymentMethod",
  "appointmentStatus",
  "appointmentService",
  "appointmentBranch",
  "appointmentSpecialist",
  "firstVisitSpecialist",
  "interestService",
  "interestProduct",
  "interestCourse",
  "interestProperty",
  "enrolledCourse",
  "enrollmentStatus",
  "trafficSource",
] as const;

/** The panel's form values: an unset list is empty, any other unset field is null. */
export type FilterValues = {
  [Name in Exclude<keyof ContactFilter, "birthMonth">]-?: NonNullable<ContactFilter[Name]> | null;
} & { /** A list of strings, as the filter's field holds it. */ birthMonth: string[] };

export const NO_FILTER = Object.fromEntries(
  FILTER_NAMES.map((name) => [name, isList(name) ? [] : null]),
) as unknown as FilterValues;

export const PAGE_SIZES = [25, 50, 100] as const;
const MOST_ROWS = 100;

export type DirectoryAddress = {
  search: string;
  filter: ContactFilter;
  values: FilterValues;
  isNarrowed: boolean;
  sort: Sort | null;
  page: number;
  limit: number;
  /** The address parameters; empty when not set. */
  columns: string;
  /** All but the page: what a saved view stores. */
  query: string;
  set: (parts: AddressParts) => void;
  narrow: (values: FilterValues) => void;
};

export function useDirectoryAddress(): DirectoryAddress {
  const { params, change } = useAddress();
  const filter = useMemo(() => filterIn(params), [params]);
  // A change of what is listed returns to the first page.
  const set = (parts: AddressParts) => change({ pagina: null, ...parts });
  return {
    search: params.get("buscar") ?? "",
    filter,
    values: { ...NO_FILTER, ...filter, birthMonth: (filter.birthMonth ?? []).map(String) } as FilterValues,
    isNarrowed: Object.keys(filter).length > 0,
    sort: sortIn(params.get("orden") ?? ""),
    page: wholeIn(params.get("pagina"), 1, 100_000) ?? 1,
    limit: PAGE_SIZES.find((size) => String(size) === params.get("renglones")) ?? MOST_ROWS,
    columns: params.get("columnas") ?? "",
    query: keptOf(params),
    set,
    narrow: (values) => set(Object.fromEntries(FILTER_NAMES.map((name) => [nameOf(name), written(values[name])]))),
  };
}

/** The address keeps the original parameter name of the type. */
function nameOf(name: keyof ContactFilter): string {
  return name === "type" ? "tipo" : name;
}

function isList(name: keyof ContactFilter): boolean {
  return (LISTS as readonly string[]).includes(name);
}

/** Unreadable values are ignored: an address may be typed by hand. */
function filterIn(params: URLSearchParams): ContactFilter {
  const read = FILTER_NAMES.map((name) => {
    const parsed = ContactFilter.shape[name].safeParse(params.get(nameOf(name)) || undefined);
    return [name, parsed.success ? parsed.data : undefined] as const;
  });
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as ContactFilter;
}

function written(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return Array.isArray(value) ? value.join(",") : String(value);
}

function sortIn(text: string): Sort | null {
  const key = text.replace(/^-/, "");
  if (!DIRECTORY_SORTS.includes(key as DirectorySort)) return null;
  return { key, direction: text.startsWith("-") ? "desc" : "asc" };
}

function wholeIn(text: string | null, least: number, most: number): number | null {
  const number = Number(text);
  return Number.isInteger(number) && number >= least && number <= most ? number : null;
}

const NOT_KEPT = ["pagina", "nuevo", "ver"];

function keptOf(params: URLSearchParams): string {
  return new URLSearchParams([...params].filter(([name]) => !NOT_KEPT.includes(name))).toString();
}
