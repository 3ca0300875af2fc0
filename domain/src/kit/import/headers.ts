// Which column of a sheet stands for which field, guessed from its header: without case, accents or signs. What was said of
// a header before counts more than the guess; a person corrects either (D-17.12).
import { fold } from "../text.ts";
import { type Cell, cellText, columnsOf, type ImportDefinition } from "./import-definition.ts";

/** What a business said of a header: a field, or '' where the column is not used. By `headerKey`. */
export type KnownHeaders = { readonly [key: string]: string };

export type HeaderGuess = {
  /** The field of each column of the sheet; null where it stands for none. */
  fields: (string | null)[];
  /** Headers that stand for nothing and are passed over. */
  unknown: string[];
  /** Required fields that no column stands for, or that several may stand for: a person has to say. */
  open: { field: string; header: string; columns: string[] }[];
};

/** `isFilled`: whether a column has anything in it; of two alike the empty one is no rival. */
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

/** As two headers are compared. */
export function headerKey(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, "");
}

/** The only one, or the only one of which one of these holds, the first that tells them apart. */
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
