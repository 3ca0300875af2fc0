import { contactWords } from "@mostrador/domain/business/contacts/contact-search.ts";
import type {
  listContacts as listRoute,
  searchContacts as searchRoute,
} from "@mostrador/domain/business/contacts/routes.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { readContactPage, readContactSearch } from "./contact-reads.store.ts";

/** By page number, or after the last id of the previous page, which stays fast on long lists. */
export async function listContacts(ctx: TenantCtx, { query }: Call<typeof listRoute>) {
  const { type = null, before = null, limit, page } = query;
  const offset = before ? 0 : (page - 1) * limit;
  const rows = await readTogether(ctx, (tx) => readContactPage(tx, { type, before, limit: limit + 1, offset }));
  return { data: { clients: rows.slice(0, limit), hasMore: rows.length > limit } };
}

export async function searchContacts(ctx: TenantCtx, { query }: Call<typeof searchRoute>) {
  const words = contactWords(query.search);
  const rows = await readTogether(ctx, (tx) => readContactSearch(tx, words, query.limit));
  return { data: rows };
}
