// Which column of a sheet is which field, guessed from its header: without case, accents or signs. Earlier choices for
// a header win over the guess; a person can correct both (D-17.12).
import { fold } from "../text.ts";
import { type Cell, cellText, columnsOf, type ImportDefinition } from "./import-definition.ts";

/** The earlier choices of a business for a header: a field, or '' where the column is not used. By `headerKey`. */
export type KnownHeaders = { readonly [key: string]: string };

export type HeaderGuess = {
  /** The field of each column of the sheet; null for none. */
  fields: (string | null)[];
  /** Headers of columns that are ignored. */
  unknown: string[];
  /** Required fields without a column, or with several possible ones: a person has to choose. */
  open: { field: string; header: string; columns: string[] }[];
};

/** `isFilled`: whether a column has any content; of two equal ones the empty one is ignored. */
export function guessFields<Row extends object>(
  definition: ImportDefinition<Row>,
  row: readonly Cell[],
  known: KnownHeaders = {},
  isFilled: (column: number) => boolean = () => true,
): HeaderGuess {
  const columns = columnsOf(definition);
  const texts = row.map(cellText);
  const named = namesOf(definition);
  const meant = texts.map((text) => known[headerKey(text)] ?? named.get(headerKey(text)) ?? "");
  const fields: (string | null)[] = texts.map(() => null);
  const open: HeaderGuess["open"] = [];
  for (const { field, header, required } of columns) {
    const found = meant.flatMap((one, index) => (one === field ? [index] : []));
    const one = onlyOf(found, [
      (index) => known[headerKey(texts[index] ?? "")] === field,
      (index) => headerKey(texts[index] ?? "") === headerKey(header),
      isFilled,
    ]);
    const chosen = one ?? (required ? undefined : found[0]);
    if (chosen !== undefined) fields[chosen] = field;
    else if (required) open.push({ field, header, columns: found.map((index) => texts[index] as string) });
  }
  const unknown = texts.filter((text, index) => text !== "" && fields[index] === null);
  return { fields, unknown, open };
}

/** The form in which headers are compared. */
export function headerKey(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, "");
}

/** The only one, or the only one that meets the first condition that distinguishes them. */
function onlyOf(found: readonly number[], tests: readonly ((index: number) => boolean)[]): number | undefined {
  if (found.length < 2) return found[0];
  for (const test of tests) {
    const [first, ...others] = found.filter(test);
    if (first !== undefined && others.length === 0) return first;
  }
  return undefined;
}

function namesOf<Row extends object>(definition: ImportDefinition<Row>): ReadonlyMap<string, string> {
  const listed = NAMES.get(definition);
  if (listed) return listed;
  const names = new Map(
    columnsOf(definition).flatMap(({ field, header, aliases = [] }) =>
      [header, ...aliases].map((name) => [headerKey(name), field]),
    ),
  );
  NAMES.set(definition, names);
  return names;
}

const NAMES = new WeakMap<object, ReadonlyMap<string, string>>();
