// The comments of a business, a page at a time.
import type { listComments as listRoute } from "@mostrador/domain/conversation/comments/routes.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { readComments } from "./comment.store.ts";
import { presentComments } from "./present-comment.ts";

export async function listComments(ctx: TenantCtx, { query }: Call<typeof listRoute>) {
  return transact(ctx, async (tx) => {
    const rows = await readComments(tx, query);
    const page = rows.slice(0, query.limit);
    const last = page.at(-1);
    const next = rows.length > query.limit && last ? `${last.at.getTime()}~${last.id}` : null;
    return { data: await presentComments(tx, page), next };
  });
}
