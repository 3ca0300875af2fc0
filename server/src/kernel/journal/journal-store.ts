// Reads a journal, from its definition: a page, a few rows, or sums over what is found.
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import type { JournalPlace } from "@mostrador/domain/kit/journal/define-journal.ts";
import { type AliasedRawBuilder, type JoinBuilder, type RawBuilder, sql as raw } from "kysely";
import { namedTable } from "../db/sql.ts";
import type { Tx } from "../db/tx.ts";

/** Rows of another capability that may be joined, and the column that references them. */
export type JournalJoin = {
  rows: string;
  as: string;
  by: string;
  /** `b.name as branch_name` */
  select: readonly string[];
  /** A row without such a reference is shown, too. */
  optional?: boolean;
};

type Options = {
  joins?: readonly JournalJoin[];
  /** Added to its columns; the row is `m`. */
  select?: readonly AliasedRawBuilder<unknown, string>[];
  /** The zone of a row, where the journal is narrowed by days. */
  zone?: RawBuilder<string>;
  /** Conditions beyond a column that equals a field. */
  // biome-ignore lint/suspicious/noExplicitAny: the query of its journal, which the caller knows
  where?: (query: any) => readonly RawBuilder<boolean>[];
};

/** The fields that its query reads itself; the others come from the definition. */
type JournalSearch = {
  from?: string | undefined;
  to?: string | undefined;
  fromDay?: string | undefined;
  toDay?: string | undefined;
  ids?: readonly string[] | undefined;
  [field: string]: unknown;
};
type JournalPage = JournalSearch & { limit: number; after?: { at: number; id: string } | undefined };

export function journalStore<Row>(
  { table, moment, columns }: JournalPlace,
  { joins = [], select = [], zone, where = () => [] }: Options = {},
) {
  const at = raw.ref(`m.${moment}`);
  return {
    /** The newest first; one row more than `limit` tells that there is another page. */
    page(tx: Tx, query: JournalPage): Promise<Row[]> {
      let rows = joined(filtered(query))
        .selectAll("m")
        .select([...joins.flatMap((join) => join.select), ...select]);
      const { after, limit } = query;
      if (after) rows = rows.where(raw<boolean>`(${at}, m.id) < (${new Date(after.at)}, ${after.id}::uuid)`);
      return tx.rows(
        rows
          .orderBy(at, "desc")
          .orderBy("m.id", "desc")
          .limit(limit + 1),
      ) as Promise<Row[]>;
    },
    /** Sums over everything that is found; exact amounts are returned as text. */
    sums<Sums extends object>(tx: Tx, query: JournalSearch, sums: readonly AliasedRawBuilder<unknown, string>[]) {
      return tx.first(filtered(query).select([...sums])) as Promise<Sums | undefined>;
    },
  };

  type Rows = ReturnType<typeof allRows>;
  function allRows() {
    return namedTable.selectFrom(`${table} as m`);
  }

  function filtered(query: JournalSearch): Rows {
    const { from, to, fromDay, toDay, ids } = query;
    let rows = allRows();
    if (ids) rows = rows.where("m.id", "in", ids.length > 0 ? ids : [null]);
    if (from) rows = rows.where(at, ">=", new Date(from));
    if (to) rows = rows.where(at, "<", new Date(to));
    if (fromDay && zone)
      rows = rows
        .where(raw<boolean>`${at} >= ${around(fromDay, -1)}`)
        .where(raw<boolean>`(${at} >= ${around(fromDay, 1)} or ${at} >= ${beginOf(fromDay, zone)})`);
    if (toDay && zone) {
      const end = addDays(toDay, 1);
      rows = rows
        .where(raw<boolean>`${at} < ${around(end, 1)}`)
        .where(raw<boolean>`(${at} < ${around(end, -1)} or ${at} < ${beginOf(end, zone)})`);
    }
    const given = new Map<string, unknown>(Object.entries(query));
    for (const [field, column] of Object.entries(columns)) {
      const value = given.get(field);
      if (value !== undefined && value !== "") rows = rows.where(`m.${column}`, "=", value);
    }
    return where(query).reduce((narrow, condition) => narrow.where(condition), rows);
  }

  function joined(rows: Rows): Rows {
    return joins.reduce((all, { rows: others, as, by, optional }) => {
      const each = raw<{ business_id: unknown; id: unknown }>`${raw.raw(others)}`.as(as);
      const on = (join: JoinBuilder<never, never>) =>
        join
          .onRef(`${as}.business_id` as never, "=", "m.business_id" as never)
          .onRef(`${as}.id` as never, "=", `m.${by}` as never);
      return (optional ? all.leftJoin(each, on as never) : all.innerJoin(each, on as never)) as unknown as Rows;
    }, rows);
  }
}

/** When the day begins by the clock of each row: asked only of rows near it, for the index finds the others. */
function beginOf(day: string, zone: RawBuilder<string>) {
  return raw`${day}::date::timestamp at time zone ${zone}`;
}

/** A day before it begins anywhere, or a day after. */
function around(day: string, days: 1 | -1): Date {
  return new Date(`${addDays(day, days)}T00:00:00Z`);
}
