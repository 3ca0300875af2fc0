// How many contacts wrote something that a person has to read: for the badges of the menu and of the browser's tab.
import { MOST_UNREAD } from "@mostrador/domain/conversation/inbox/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether } from "../../../../kernel/db/transaction.ts";
import { countUnreadForPeople } from "./seen.store.ts";

export async function countUnread(ctx: TenantCtx) {
  return { data: { count: await readTogether(ctx, (tx) => countUnreadForPeople(tx, MOST_UNREAD)) } };
}
