// The query of a resource list: one page at a time, searched, sorted and filtered by the server. A page starts after
// the last row of the previous one, so that nothing is repeated or skipped when rows change meanwhile.
import * as z from "zod";
import { BusinessId, dateTime, Id, NO_BUSINESS, optionalText, paging, text } from "../schema.ts";

/** The end of a page. `value` is the column as text, exact to the microsecond. */
export type Cursor = { sort: string; id: string; value: string };

export type ListQuery = {
  businessId?: string | undefined;
  search: string;
  /** Undefined: both. */
  archived?: boolean | undefined;
  /** A field, with '-' before it for descending order. */
  sort: string;
  limit: number;
  after?: Cursor | undefined;
  /** Whether the first page also has the row count and the totals. */
  totals: boolean;
} & { [filter: string]: unknown };

/** For the documents: a list without a limit is complete, up to the maximum of one answer. */
const WHOLE = 500;

/** The text format of the values of a sort. */
export type SortKind = "time" | "number" | "decimal" | "text";

/**
 * The first of `sorts` is the default order. `filters`: the words that a field may have, or null where it has an id.
 * With a filter by row the business may be left out: it follows from the row. `more`: further filters of a capability.
 */
export function listQuery(
  sorts: { readonly [name: string]: SortKind },
  filters: { readonly [name: string]: z.ZodEnum | null },
  more: Readonly<Record<string, z.ZodType>> = {},
): z.ZodType<ListQuery, object> {
  const orders = Object.keys(sorts).flatMap((name) => [name, `-${name}`]);
  const readCursor = cursorReader(sorts);
  const rows = Object.keys(filters).filter((name) => filters[name] === null);
  return z
    .object({
      businessId: rows.length > 0 ? Id.optional() : BusinessId,
      search: optionalText(60, "La búsqueda"),
      archived: z.stringbool("Debe ser true o false").optional(),
      sort: z.enum(orders as [string, ...string[]], "El orden no es una de las opciones").default(orders[0] as string),
      limit: paging(WHOLE, WHOLE).limit,
      after: z.string().max(600, NO_CURSOR).transform(readCursor).optional(),
      totals: z.stringbool("Debe ser true o false").default(false),
      ...Object.fromEntries(Object.entries(filters).map(([name, words]) => [name, (words ?? Id).optional()])),
      ...more,
    })
    .refine((query) => ["businessId", ...rows].some((name) => query[name as "businessId"] !== undefined), {
      path: ["businessId"],
      error: NO_BUSINESS,
    })
    .refine(({ after, sort }) => after === undefined || after.sort === sort, {
      path: ["after"],
      error: NO_CURSOR,
    }) as never;
}

const NO_CURSOR = "La continuación de la lista no es válida";

export function writeCursor({ sort, id, value }: Cursor): string {
  return `${sort}~${id}~${value}`;
}

/** An invalid cursor is refused here: the database never gets a value that its column cannot have. */
function cursorReader(sorts: { readonly [name: string]: SortKind }) {
  return (written: string, context: z.core.$RefinementCtx): Cursor => {
    const [sort = "", id = "", ...rest] = written.split("~");
    const value = rest.join("~");
    const kind = new Map(Object.entries(sorts)).get(sort.replace(/^-/, ""));
    if (kind && Id.safeParse(id).success && rest.length > 0 && VALUES[kind].safeParse(value).success)
      return { sort, id, value };
    context.addIssue({ code: "custom", message: NO_CURSOR, input: written });
    return z.NEVER;
  };
}

const MOST = 2 ** 31;
/** As the database writes them: `2026-11-23 10:00:00.123456+00`. */
const VALUES: { [kind in SortKind]: z.ZodType } = {
  time: z.string().transform(isoOf).pipe(dateTime()),
  number: z
    .string()
    .regex(/^-?\d{1,10}$/)
    .refine((value) => Math.abs(Number(value)) < MOST),
  decimal: z.string().regex(/^-?\d{1,10}(\.\d{1,2})?$/),
  text: text(0, 500),
};

function isoOf(value: string): string {
  return value.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
}
