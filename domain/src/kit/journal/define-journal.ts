// A journal: dated rows of a business or of a contact, listed newest first in pages. One definition gives the common
// parts; the capability defines the content of a row and how it is written (docs/decisions/0021).
import * as z from "zod";
import { type Access, type Route, route, type Shape } from "../route.ts";
import { BusinessId, dateTime, day, NO_BUSINESS, paging, TimeCursor } from "../schema.ts";

type Filters = Record<string, z.ZodType>;
type Member = Extract<Access, { kind: "member" }>;
type JournalFilter<F extends Filters> = {
  businessId?: string | undefined;
  /** From this moment (included) to that one (excluded). */
  from?: string | undefined;
  to?: string | undefined;
  /** Where the journal has days: both included, each row by the clock of its place. */
  fromDay?: string | undefined;
  toDay?: string | undefined;
} & { [K in keyof F]?: z.output<F[K]> | undefined };
type JournalFilterInput<F extends Filters> = {
  businessId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  fromDay?: string | undefined;
  toDay?: string | undefined;
} & { [K in keyof F]?: z.input<F[K]> | undefined };

/** Where a page ended. */
type After = { at: number; id: string };
export type JournalQuery<F extends Filters = Filters> = JournalFilter<F> & { limit: number; after?: After | undefined };
type JournalQueryInput<F extends Filters> = JournalFilterInput<F> & {
  limit?: number | string | undefined;
  after?: string | undefined;
};

/** How the server reads it. */
export type JournalPlace = {
  name: string;
  table: string;
  /** The column of the moment; ids order rows of the same moment. */
  moment: string;
  /** The column that must equal a field of the query. */
  columns: Readonly<Record<string, string>>;
};

export type Journal<F extends Filters, Row extends Shape, A extends Access> = JournalPlace & {
  /** Only the filters, for totals of all matching rows. */
  Filters: z.ZodType<JournalFilter<F>, JournalFilterInput<F>>;
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
  /** Singular, as in the API: the prefix of the calls' names, and the path. */
  name: string;
  table: string;
  moment: string;
  /** Where its rows may belong to one other row: that row gives the business when the caller does not. */
  of?: { row: string; rowIn: Extract<keyof F, string> };
  /** One line for the API page. */
  summary: string;
  access: A;
  row: Row;
  /** The filters of the list, besides its moments. */
  filters: F;
  /** Which of them equal the value of a column. */
  columns: Readonly<{ [K in keyof F]?: string }>;
  /** One of these fields must be given. */
  whose: readonly (Extract<keyof F, string> | "businessId")[];
  /** The default page size. */
  limit: number;
  /** Its rows have a place with a clock of its own: it is narrowed by days, too. */
  days?: boolean;
}): Journal<F, Row, A> {
  const { name, table, moment, columns, filters, whose } = spec;
  const fields = {
    businessId: BusinessId.optional(),
    from: dateTime("La fecha de inicio").optional(),
    to: dateTime("La fecha de fin").optional(),
    ...(spec.days && {
      fromDay: day("El día inicial").optional(),
      toDay: day("El día final").optional(),
    }),
    ...filters,
  };
  const isNamed = (query: object) => whose.some((field) => query[field as keyof typeof query] !== undefined);
  const nobody = { path: ["businessId"], error: NO_BUSINESS };
  const inOrder = ({ from, to }: { from?: unknown; to?: unknown }) =>
    !from || !to || Date.parse(String(from)) <= Date.parse(String(to));
  const error = "La fecha final no puede ser antes que la inicial";
  const backwards = { path: ["to"], error };
  const daysInOrder = ({ fromDay, toDay }: { fromDay?: unknown; toDay?: unknown }) =>
    !fromDay || !toDay || String(fromDay) <= String(toDay);
  const daysBackwards = { path: ["toDay"], error };
  const query = z.object({ ...fields, limit: paging(spec.limit, MOST).limit, after: TimeCursor.optional() });
  const list = route({
    name: `${name}.list`,
    method: "GET",
    path: `/api/${name}`,
    summary: spec.summary,
    access: spec.access,
    ...spec.of,
    ...("ids" in filters && { rowOfIds: table }),
    query: query.refine(isNamed, nobody).refine(inOrder, backwards).refine(daysInOrder, daysBackwards),
    data: z.array(spec.row),
    paged: true,
  });
  const journal = {
    name,
    table,
    moment,
    columns,
    Filters: z.object(fields).refine(isNamed, nobody).refine(inOrder, backwards).refine(daysInOrder, daysBackwards),
    list,
  };
  // Internally, shapes are combined by name; the types above describe the result.
  return journal as never;
}
