// The directory as it is opened: everybody, or those of a type, and those whom a search finds. Nothing is looked at but the
// page itself, in the order of an index, and so many of the rest as are counted: a million contacts are as quick as a thousand
// (docs/decisions/0056).
import type { DirectorySort } from "@mostrador/domain/business/contacts/filter/schema.ts";
import { sql as raw } from "kysely";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { asQuery, type DirectoryPage, type DirectoryRow, KEYS, sumOf, type Wanted } from "./directory.store.ts";

/** More than so many are 'más de'. */
const MOST_COUNTED = 10_000;
const MOST_FOUND = 200;

/** Of the orders, those that an index gives. */
const WALKED: readonly `${"-" | ""}${DirectorySort}`[] = ["createdAt", "-createdAt", "name", "-lastInteraction"];

/** Whether nothing is asked but a type or words. */
export function isPlain({ filter, words, sort, above, isExact }: Wanted): boolean {
  const asked = Object.entries(filter).filter(([, value]) => value !== undefined);
  const isOfType = asked.length === 0 || (asked[0]?.[0] === "type" && filter.type?.length === 1 && asked.length === 1);
  if (isExact || !isOfType || above.length > 0) return false;
  if (words.length > 0) return sort === null && asked.length === 0;
  return sort === null || WALKED.includes(`${sort.isDescending ? "-" : ""}${sort.by}`);
}

export function readPlainDirectory(tx: Tx, wanted: Wanted): Promise<DirectoryPage> {
  return wanted.words.length > 0 ? readFound(tx, wanted) : readWalked(tx, wanted);
}

async function readWalked(tx: Tx, wanted: Wanted): Promise<DirectoryPage> {
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

/** A search is counted as far as it is read: what stands past that is not looked for. */
async function readFound(tx: Tx, wanted: Wanted): Promise<DirectoryPage> {
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

function paged(rows: DirectoryRow[], counted: number, most: number, { limit, offset }: Wanted): DirectoryPage {
  const shown = rows.filter(({ id }) => id !== null);
  // whoever has come further than is counted is not told less than they see
  const total = Math.max(Math.min(counted, most), shown.length > 0 ? offset + shown.length : 0);
  return { rows: shown, total, isMore: counted > most && shown.length === limit };
}
