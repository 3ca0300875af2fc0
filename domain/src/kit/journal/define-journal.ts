// A journal: dated rows of a business or of a contact, listed the newest first a page at a time. What is alike in all of them
// follows from one definition; what a row says and how one is written is the capability's own (docs/decisions/0099).
import * as z from "zod";
import { type Access, type Route, route, type Shape } from "../route.ts";
import { BusinessId, dateTime, NO_BUSINESS, paging, TimeCursor } from "../schema.ts";

type Filters = Record<string, z.ZodType>;
type Member = Extract<Access, { kind: "member" }>;
type Narrowed<F extends Filters> = {
  businessId?: string | undefined;
  /** From this moment on, and before that one. */
  from?: string | undefined;
  to?: string | undefined;
} & { [K in keyof F]?: z.output<F[K]> | undefined };
type NarrowedInput<F extends Filters> = {
  businessId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
} & { [K in keyof F]?: z.input<F[K]> | undefined };

/** Where a page ended. */
type After = { at: number; id: string };
export type JournalQuery<F extends Filters = Filters> = Narrowed<F> & { limit: number; after?: After | undefined };
type JournalQueryInput<F extends Filters> = NarrowedInput<F> & {
  limit?: number | string | undefined;
  after?: string | undefined;
};

/** What the server reads it by. */
export type JournalPlace = {
  name: string;
  table: string;
  /** The column of the moment; ids decide between rows of one moment. */
  moment: string;
  /** The column that a field of the query must be equal to. */
  columns: Readonly<Record<string, string>>;
};

export type Journal<F extends Filters, Row extends Shape, A extends Access> = JournalPlace & {
  /** The filters alone, for sums of all that they find. */
  Filters: z.ZodType<Narrowed<F>, NarrowedInput<F>>;
  list: Route<
    Shape,
    z.ZodType<JournalQuery<F>, JournalQueryInput<F>>,
    Shape,
    z.ZodType<z.output<Row & z.ZodType>[]>,
    A
  >;
};

const MOST = 500;

export function defineJournal<F extends Filters, Row extends z.ZodType, const A extends Member>(spec: {
  /** Singular, as the API has it: it begins the calls' names and is the path. */
  name: string;
  table: string;
  moment: string;
  /** Where its rows may be of one other row: that row settles the business when nobody says it. */
  of?: { row: string; rowIn: Extract<keyof F, string> };
  /** One line for the API page. */
  summary: string;
  access: A;
  row: Row;
  /** What the list is narrowed by, besides its moments. */
  filters: F;
  /** Of those that are the value of a column: which. */
  columns: Readonly<{ [K in keyof F]?: string }>;
  /** One of these fields must be given. */
  whose: readonly (Extract<keyof F, string> | "businessId")[];
  /** How many a page has where nobody says. */
  limit: number;
}): Journal<F, Row, A> {
  const { name, table, moment, columns, filters, whose } = spec;
  const fields = {
    businessId: BusinessId.optional(),
    from: dateTime("La fecha de inicio").optional(),
    to: dateTime("La fecha de fin").optional(),
    ...filters,
  };
  const isNamed = (query: object) => whose.some((field) => query[field as keyof typeof query] !== undefined);
  const nobody = { path: ["businessId"], error: NO_BUSINESS };
  const query = z.object({ ...fields, limit: paging(spec.limit, MOST).limit, after: TimeCursor.optional() });
  const list = route({
    name: `${name}.list`,
    method: "GET",
    path: `/api/${name}`,
    summary: spec.summary,
    access: spec.access,
    ...spec.of,
    query: query.refine(isNamed, nobody),
    data: z.array(spec.row),
    paged: true,
  });
  const journal = { name, table, moment, columns, Filters: z.object(fields).refine(isNamed, nobody), list };
  // Inside, the shapes are put together by name; what they come to is said by the types above.
  return journal as never;
}
