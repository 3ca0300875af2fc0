// The inbox: lists conversations, latest first, by channel, unread, or by the contact's name; and marks one as read.

import { contactPattern } from "@mostrador/domain/business/contacts/contact-search.ts";
import { threadChanged } from "@mostrador/domain/conversation/inbox/live.ts";
import type {
  listThreads as listRoute,
  markRead as markReadRoute,
} from "@mostrador/domain/conversation/inbox/routes.ts";
import { MessagesTaken } from "@mostrador/domain/conversation/inbox/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { contactCard } from "../../../business/contacts/index.ts";
import { kindOf } from "../present-message.ts";
import { seeMentions } from "../team/mention.store.ts";
import { clearUnread } from "../thread.store.ts";
import {
  readThreads,
  readThreadsOfAssignee,
  readThreadsOfContact,
  readThreadsOfKind,
  readUnreadThreads,
  readWaitingThreads,
  searchThreads,
  type ThreadPlace,
} from "./thread-list.store.ts";
import { writtenThreads } from "./written-threads.ts";

const NOBODY = "00000000-0000-0000-0000-000000000000";

type Query = Call<typeof listRoute>["query"];

export async function listThreads(ctx: TenantCtx, { query }: Call<typeof listRoute>) {
  const userId = userOf(ctx);
  const places = await readTogether(ctx, (tx) => readPage(tx, query, userId));
  const threads = await writtenThreads(ctx, places.slice(0, query.limit), userId);
  return { written: `{"threads":[${threads.join(",")}],"hasMore":${places.length > query.limit}}` };
}

export function userOf({ actor }: TenantCtx): string {
  return actor.kind === "person" ? actor.userId : NOBODY;
}

/** A search covers all conversations, whatever the filter (contract/conversation#the-inbox). */
function readPage(tx: Tx, query: Query, userId: string): Promise<ThreadPlace[]> {
  const window = { limit: query.limit + 1, offset: (query.page - 1) * query.limit };
  if (query.clientId) return readThreadsOfContact(tx, window, query.clientId);
  if (query.name) return searchThreads(tx, window, contactPattern(query.name));
  if (query.category === "all") return readThreads(tx, window);
  if (query.category === "unread") return readUnreadThreads(tx, window);
  if (query.category === "waiting") return readWaitingThreads(tx, window);
  if (query.category === "mine") return readThreadsOfAssignee(tx, window, userId);
  return readThreadsOfKind(tx, window, kindOf(query.category));
}

export async function markRead(ctx: TenantCtx, { body }: Call<typeof markReadRoute>) {
  const { clientId } = body;
  await transact(ctx, async (tx, inside) => {
    await contactCard(inside, clientId);
    for (const threadId of await clearUnread(tx, clientId)) {
      await announce(tx, ctx, threadChanged, { clientId, threadId });
      await publish(tx, ctx, MessagesTaken, { threadId, by: "person" });
    }
    for (const threadId of await seeMentions(tx, clientId, userOf(ctx)))
      await announce(tx, ctx, threadChanged, { clientId, threadId });
  });
  return { data: { clientId, unreadCount: 0 as const } };
}
