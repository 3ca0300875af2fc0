// The comments of a business, page by page.

import type { listComments as listRoute } from "@mostrador/domain/conversation/comments/routes.ts";
import { timePage } from "@mostrador/domain/kit/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { readComments } from "./comment.store.ts";
import { presentComments } from "./present-comment.ts";

export async function listComments(ctx: TenantCtx, { query }: Call<typeof listRoute>) {
  return transact(ctx, async (tx) => {
    const rows = await readComments(tx, query);
    const { page, next } = timePage(rows, query.limit, ({ at }) => at);
    return { data: await presentComments(tx, page), next };
  });
}
