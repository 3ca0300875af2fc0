// Reads a page of the directory and the total count in one statement, so that the search runs once.
import type { ContactFilter, DirectorySort } from "@mostrador/domain/business/contacts/filter/schema.ts";
import { type CompiledQuery, type RawBuilder, sql as raw } from "kysely";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { ContactRow } from "../contact.store.ts";
import { ownConditions } from "./own-conditions.store.ts";

/** `isMore`: there are more than `total`; counting stopped there. */
export type DirectoryPage = { rows: DirectoryRow[]; total: number; isMore: boolean };
export type DirectoryRow = ContactRow & { total_revenue: string | null };
export type DirectoryFilter = Pick<DirectorySearch, "filter" | "words" | "above">;
export type DirectorySearch = {
  filter: ContactFilter;
  /** Folded; the search text must contain all of them. */
  words: readonly string[];
  sort: { by: DirectorySort; isDescending: boolean } | null;
  limit: number;
  offset: number;
  /** The total is counted to the end. */
  isExact: boolean;
  above: readonly RawBuilder<boolean>[];
  /** Null for callers who may not see money. */
  revenue: RawBuilder<unknown> | null;
};

export const KEYS: Readonly<Record<DirectorySort, string>> = {
  createdAt: "null::int",
  name: `nullif(coalesce(nullif(c.name, ''), c.push_name), '') collate "es-x-icu"`,
  email: "nullif(c.email, '')",
  type: "c.type",
  customId: "nullif(c.custom_id, '')",
  birthdate: "nullif(c.birthdate, '2000-01-01')",
  lastInteraction: "c.last_interaction",
  totalRevenue: "coalesce(paid.total, 0)",
};

/** Without an order, matches of the first name come first, then those of the surname; within each the newest first. */
export async function readDirectory(tx: Tx, ctx: TenantCtx, wanted: DirectorySearch): Promise<DirectoryPage> {
  const { words, sort, limit, offset, revenue } = wanted;
  const by = sort?.by ?? "createdAt";
  const isDescending = sort?.isDescending ?? true;
  const down = raw.raw(isDescending ? "desc" : "asc");
  const paid = by === "totalRevenue" && revenue ? raw`left join ${revenue} paid on paid.contact_id = c.id` : raw``;
  const rank = sort === null && words.length > 0 ? rankOf(words) : raw`0`;
  const order = raw`found.rank, found.key ${down} nulls last, found.id ${down}`;
  const statement = raw<DirectoryRow & { total: number }>`
    with found as materialized (
      select c.id, ${rank} as rank, ${raw.raw(KEYS[by])} as key from contacts c ${paid} where ${among(ctx, wanted)}
    )
    select number.total, c.*, case when c.id is null then null else ${sumOf(wanted)} end::text as total_revenue
    from (select count(*)::int as total from found) number
    left join (select found.* from found order by ${order} limit ${limit} offset ${offset}) found on true
    left join contacts c on c.business_id = current_business() and c.id = found.id
    order by ${order}`;
  const rows = await tx.rows(asQuery(statement));
  return { rows: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0, isMore: false };
}

/** The revenue of the contact `c`. */
export function sumOf({ revenue }: DirectorySearch): RawBuilder<unknown> {
  return revenue ? raw`coalesce((select paid.total from ${revenue} paid where paid.contact_id = c.id), 0)` : raw`null`;
}

/** The newest first, after `before`; with the total count. */
export async function readFoundIds(
  tx: Tx,
  ctx: TenantCtx,
  wanted: DirectoryFilter,
  { before, limit }: { before: string | null; limit: number },
): Promise<{ ids: string[]; total: number }> {
  const statement = raw<{ ids: string[]; total: number }>`
    with found as materialized (select c.id from contacts c where ${among(ctx, wanted)})
    select (select count(*)::int from found) as total, array(
      select id from found where ${before}::uuid is null or id < ${before}::uuid order by id desc limit ${limit}
    ) as ids`;
  return (await tx.first(asQuery(statement))) ?? { ids: [], total: 0 };
}

/** The ids alone, as a part of another statement. */
export function idsAmong(ctx: TenantCtx, wanted: DirectoryFilter): RawBuilder<{ id: string }> {
  return raw<{ id: string }>`select c.id from contacts c where ${among(ctx, wanted)}`;
}

function among(ctx: TenantCtx, { filter, words, above }: DirectoryFilter) {
  const there = raw<boolean>`c.business_id = current_business() and c.deleted_at is null and not c.is_staff`;
  const spoken = words.length > 0 ? [raw<boolean>`c.search like all (${words.map(holding)}::text[])`] : [];
  return raw.join([there, ...spoken, ...ownConditions(ctx, filter), ...above], raw` and `);
}

function rankOf(words: readonly string[]): RawBuilder<number> {
  const begins = words.map((word) => `${escaped(word)}%`);
  const inside = words.map((word) => `% ${escaped(word)}%`);
  return raw`case when c.search like any (${begins}::text[]) then 1 when c.search like any (${inside}::text[]) then 2 else 3 end`;
}

function holding(word: string): string {
  return `%${escaped(word)}%`;
}

function escaped(word: string): string {
  return word.replace(/[\\%_]/g, "\\$&");
}

export function asQuery<Row>(statement: RawBuilder<Row>): { compile(): CompiledQuery<Row> } {
  return { compile: () => statement.compile(sql) };
}
