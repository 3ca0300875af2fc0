// Lists the directory: its own search, filter and orders, and the conditions of capabilities above.
import { contactWords } from "@mostrador/domain/business/contacts/contact-search.ts";
import type { foundContacts as foundRoute } from "@mostrador/domain/business/contacts/filter/routes.ts";
import {
  type ContactFilter,
  type DirectoryContact,
  type DirectorySort,
  FILTER_NAMES,
  MOST_FOUND,
} from "@mostrador/domain/business/contacts/filter/schema.ts";
import type { contactDirectory as route } from "@mostrador/domain/business/contacts/routes.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { presentContact } from "../present-contact.ts";
import { conditionsAbove, maySee, revenueOfContacts } from "./condition.ts";
import { type DirectoryRow, idsAmong, readDirectory, readFoundIds } from "./directory.store.ts";
import { isPlain, readPlainDirectory } from "./plain-directory.store.ts";

export type DirectoryQuery = { search?: string | undefined; filter: ContactFilter };

/**
 * The ids of the contacts that a search and a filter find, for actions on all of them; 403 as for the directory
 * itself.
 */
export function findIds(
  tx: Tx,
  ctx: TenantCtx,
  { search = "", filter }: DirectoryQuery,
  part: { before: string | null; limit: number },
) {
  return readFoundIds(tx, ctx, { filter, words: wordsOf(search), above: conditionsAbove(ctx, filter) }, part);
}

/** The ids of all contacts that a filter finds, as a part of another statement; 403 as for the directory itself. */
export function idsInDirectory(ctx: TenantCtx, filter: ContactFilter) {
  return idsAmong(ctx, { filter, words: [], above: conditionsAbove(ctx, filter) });
}

export async function listFound(ctx: TenantCtx, { query }: Call<typeof foundRoute>) {
  const wanted = { search: query.search, filter: filterOf(query) };
  const data = await readTogether(ctx, (tx) => findIds(tx, ctx, wanted, { before: null, limit: MOST_FOUND }));
  return { data };
}

export async function listDirectory(ctx: TenantCtx, { query }: Call<typeof route>) {
  const { search = "", sort, limit, page, exact = false } = query;
  const filter = filterOf(query);
  const [revenue] = ctx.fillings.of(revenueOfContacts).filter(({ access }) => maySee(ctx, access));
  const wanted = {
    filter,
    words: wordsOf(search),
    sort: sort ? sortOf(sort) : null,
    limit,
    offset: (page - 1) * limit,
    above: conditionsAbove(ctx, filter),
    revenue: revenue?.rows ?? null,
    isExact: exact,
  };
  if (wanted.sort?.by === "totalRevenue" && !revenue) {
    throw new DomainError(403, "No tienes permiso para ordenar por eso");
  }
  const { rows, total, isMore } = await readTogether(ctx, (tx) =>
    isPlain(wanted) ? readPlainDirectory(tx, wanted) : readDirectory(tx, ctx, wanted),
  );
  return { data: { clients: rows.map(presentLine), total, isMore } };
}

function wordsOf(search: string): string[] {
  return search.trim() === "" ? [] : contactWords(search).filter(Boolean);
}

/** Only the filter's fields of the query. */
function filterOf(query: ContactFilter): ContactFilter {
  return Object.fromEntries(FILTER_NAMES.map((name) => [name, query[name]])) as ContactFilter;
}

function sortOf(sort: DirectorySort | `-${DirectorySort}`): { by: DirectorySort; isDescending: boolean } {
  return sort.startsWith("-")
    ? { by: sort.slice(1) as DirectorySort, isDescending: true }
    : { by: sort as DirectorySort, isDescending: false };
}

function presentLine(row: DirectoryRow): DirectoryContact {
  const { total_revenue: total } = row;
  return { ...presentContact(row), totalRevenue: total === null ? null : Number(total) };
}
