// Messages of all conversations that contain the typed words, newest first, each with the words around them.

import type { searchMessages as route } from "@mostrador/domain/conversation/inbox/routes.ts";
import type { FoundMessage } from "@mostrador/domain/conversation/inbox/schema.ts";
import { excerptOf } from "@mostrador/domain/conversation/inbox/search/excerpt.ts";
import { messageWords } from "@mostrador/domain/conversation/inbox/search/message-words.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { authorName, channelName, fullName } from "../present-message.ts";
import { type FoundRow, findMessages } from "./message-search.store.ts";

export async function searchMessages(ctx: TenantCtx, { query }: Call<typeof route>) {
  const words = messageWords(query.text);
  if (words.length === 0) return { data: { messages: [], hasMore: false } };
  const { before = null, limit } = query;
  const rows = await readTogether(ctx, (tx) => findMessages(tx, words, { before, limit: limit + 1 }));
  const messages = rows.slice(0, limit).map((row) => present(row, words));
  return { data: { messages, hasMore: rows.length > limit } };
}

function present(row: FoundRow, words: readonly string[]): FoundMessage {
  const { text: excerpt, marks } = excerptOf(row.text, words);
  return {
    messageId: row.id,
    threadId: row.thread_id,
    clientId: row.contact_id,
    clientName: fullName(row),
    channel: channelName(row.thread_kind),
    role: row.role,
    author: { kind: row.author_kind, name: authorName(row) },
    date: row.at.toISOString(),
    excerpt,
    marks,
  };
}
