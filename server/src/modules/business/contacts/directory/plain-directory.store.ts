// The directory as it opens: everybody, or one type, with an optional search. It reads only the page itself, in the
// order of an index, and counts up to a limit, so that a million contacts take no longer than a thousand
// (docs/decisions/0042).
import type { DirectorySort } from "@mostrador/domain/business/contacts/filter/schema.ts";
import { sql as raw } from "kysely";
import type { Tx } from "../../../../kernel/db/tx.ts";
import {
  asQuery,
  type DirectoryPage,
  type DirectoryRow,
  type DirectorySearch,
  KEYS,
  sumOf,
} from "./directory.store.ts";

/** Above this number the count reads 'más de'. */
const MOST_COUNTED = 10_000;
const MOST_FOUND = 200;

/** The orders that an index provides. */
const WALKED: readonly `${"-" | ""}${DirectorySort}`[] = ["createdAt", "-createdAt", "name", "-lastInteraction"];

/** Whether the query has nothing but a type or words. */
export function isPlain({ filter, words, sort, above, isExact }: DirectorySearch): boolean {
  const asked = Object.entries(filter).filter(([, value]) => value !== undefined);
  const isOfType = asked.length === 0 || (asked[0]?.[0] === "type" && filter.type?.length === 1 && asked.length === 1);
  if (isExact || !isOfType || above.length > 0) return false;
  if (words.length > 0) return sort === null && asked.length === 0;
  return sort === null || WALKED.includes(`${sort.isDescending ? "-" : ""}${sort.by}`);
}

export function readPlainDirectory(tx: Tx, wanted: DirectorySearch): Promise<DirectoryPage> {
  return wanted.words.length > 0 ? readFound(tx, wanted) : readWalked(tx, wanted);
}

async function readWalked(tx: Tx, wanted: DirectorySearch): Promise<DirectoryPage> {
  const { filter, sort, limit, offset } = wanted;
  const by = sort?.by ?? "createdAt";
  const down = raw.raw((sort?.isDescending ?? true) ? "desc" : "asc");
  const key = by === "createdAt" ? raw`` : raw`${raw.raw(KEYS[by])} ${down} nulls last, `;
  const ofType = filter.type?.[0] ? raw`and c.type = ${filter.type[0]}` : raw``;
  const there = raw`from contacts c where c.business_id = current_business() and c.deleted_at is null and not c.is_staff ${ofType}`;
  const statement = raw<DirectoryRow & { counted: number }>`
    with page as materialized (
      select id, row_number() over () as place
      from (select c.id ${there} order by ${key}c.id ${down} limit ${limit} offset ${offset}) walked
    )
    select number.counted, c.*, case when c.id is null then null else ${sumOf(wanted)} end::text as total_revenue
    from (select count(*)::int as counted from (select ${there} limit ${MOST_COUNTED + 1}) few) number
    left join page on true
    left join contacts c on c.business_id = current_business() and c.id = page.id
    order by page.place`;
  const rows = await tx.rows(asQuery(statement));
  return paged(rows, rows[0]?.counted ?? 0, MOST_COUNTED, wanted);
}

/** A search is counted only as far as it is read. */
async function readFound(tx: Tx, wanted: DirectorySearch): Promise<DirectoryPage> {
  const { words, limit, offset } = wanted;
  const most = Math.max(MOST_FOUND, offset + limit);
  const statement = raw<DirectoryRow & { counted: number }>`
    with found as materialized (
      select id, ordinality as place from search_contacts(${words}::text[], ${most + 1}) with ordinality
    )
    select number.counted, c.*, case when c.id is null then null else ${sumOf(wanted)} end::text as total_revenue
    from (select count(*)::int as counted from found) number
    left join (select * from found order by place limit ${limit} offset ${offset}) page on true
    left join contacts c on c.business_id = current_business() and c.id = page.id
    order by page.place`;
  const rows = await tx.rows(asQuery(statement));
  return paged(rows, rows[0]?.counted ?? 0, most, wanted);
}

function paged(rows: DirectoryRow[], counted: number, most: number, { limit, offset }: DirectorySearch): DirectoryPage {
  const shown = rows.filter(({ id }) => id !== null);
  // a reader past the counted part is never given a total below what they see
  const total = Math.max(Math.min(counted, most), shown.length > 0 ? offset + shown.length : 0);
  return { rows: shown, total, isMore: counted > most && shown.length === limit };
}
