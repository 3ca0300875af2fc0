// One conversation, a page at a time, from the newest back; within a page from the oldest on, as it is read.
import { canonicalPhone } from "@mostrador/domain/business/contacts/phone.ts";
import type {
  listMessagesOfNumber as ofNumberRoute,
  listMessages as route,
} from "@mostrador/domain/conversation/inbox/routes.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { contactCard } from "../../business/contacts/index.ts";
import { type ContactKey, readMessagePage } from "./message.store.ts";
import { presentMessage } from "./present-message.ts";

type Page = { before: string | undefined; withLogs: boolean; limit: number };

export function listMessages(ctx: TenantCtx, { query }: Call<typeof route>) {
  const before = query.before ?? query.currentMessageDate;
  return answer(ctx, contactOf(query), { before, withLogs: query.includeLogs, limit: query.limit });
}

export function listMessagesOfNumber(ctx: TenantCtx, { params, query }: Call<typeof ofNumberRoute>) {
  const contact = { by: "phone", value: phoneOf(params.whatsapp, query) } as const;
  return answer(ctx, contact, { before: query.before, withLogs: false, limit: query.limit });
}

/** The surest name that was given. */
function contactOf(query: Call<typeof route>["query"]): ContactKey {
  if (query.clientId) return { by: "id", value: query.clientId };
  if (query.whatsapp) return { by: "phone", value: phoneOf(query.whatsapp, query) };
  if (query.instagramAccountId) return { by: "instagram_account_id", value: query.instagramAccountId };
  return { by: "messenger_id", value: query.messengerId ?? "" };
}

/** The number may carry its country code, in either spelling. */
function phoneOf(whatsapp: string, codes: { countryCode?: string | undefined; countryCodeExt?: string | undefined }) {
  const digits = whatsapp.replace(/\D/g, "");
  const ext = codes.countryCodeExt?.replace(/\D/g, "");
  const isLong = ext && digits.length > 10 && digits.startsWith(ext);
  return canonicalPhone(isLong ? ext : (codes.countryCode ?? ""), digits);
}

/** 404 for a contact that is not there; a contact who never wrote has an empty page. */
async function answer(ctx: TenantCtx, contact: ContactKey, { before, withLogs, limit }: Page) {
  const bound = before ? new Date(before) : null;
  const rows = await readTogether(ctx, (tx) =>
    readMessagePage(tx, contact, { before: bound, withLogs, limit: limit + 1 }),
  );
  if (rows.length === 0 && contact.by === "id") await contactCard(ctx, contact.value);
  const last = rows[limit - 1];
  const page = last ? rows.filter((row) => row.at >= last.at) : rows;
  page.sort((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1));
  return {
    data: {
      messages: page.map((row) => presentMessage(row, ctx)),
      hasMore: rows.length > limit,
      before: page[0]?.at.toISOString() ?? null,
    },
  };
}
