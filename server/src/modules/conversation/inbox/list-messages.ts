// Lists one conversation page by page, back from the newest or around one message; each page is sorted oldest first.
import { canonicalPhone } from "@mostrador/domain/business/contacts/phone.ts";
import type {
  listMessagesOfNumber as ofNumberRoute,
  listMessages as route,
} from "@mostrador/domain/conversation/inbox/routes.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { contactCard } from "../../business/contacts/index.ts";
import { type ContactKey, type ListedMessage, readListedMessage, readNewer, readOlder } from "./message.store.ts";
import { presentMessage } from "./present-message.ts";

type Place = { before?: string | undefined; after?: string | undefined; around?: string | undefined };
type Page = Place & { withLogs: boolean; limit: number };

export function listMessages(ctx: TenantCtx, { query }: Call<typeof route>) {
  const { before = query.currentMessageDate, after, around, includeLogs: withLogs, limit } = query;
  return answer(ctx, contactOf(query), { before, after, around, withLogs, limit });
}

export function listMessagesOfNumber(ctx: TenantCtx, { params, query }: Call<typeof ofNumberRoute>) {
  const contact = { by: "phone", value: phoneOf(params.whatsapp, query) } as const;
  return answer(ctx, contact, { before: query.before, withLogs: false, limit: query.limit });
}

/** The most reliable identifier that was given. */
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
  return canonicalPhone(isLong ? ext : (codes.countryCode ?? ""), whatsapp);
}

/** 404 for an unknown contact; a contact who never wrote has an empty page. */
async function answer(ctx: TenantCtx, contact: ContactKey, page: Page) {
  const { rows, hasMore, hasNewer } = page.around
    ? await readAround(ctx, contact, page, page.around)
    : page.after
      ? await readAfter(ctx, contact, page, new Date(page.after))
      : await readBefore(ctx, contact, page, page.before ? new Date(page.before) : null);
  if (rows.length === 0 && contact.by === "id") await contactCard(ctx, contact.value);
  rows.sort((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1));
  return {
    data: {
      messages: rows.map((row) => presentMessage(row, ctx)),
      hasMore,
      before: rows[0]?.at.toISOString() ?? null,
      hasNewer,
      after: rows.at(-1)?.at.toISOString() ?? null,
    },
  };
}

type MessageRows = { rows: ListedMessage[]; hasMore: boolean; hasNewer: boolean };

async function readBefore(
  ctx: TenantCtx,
  contact: ContactKey,
  { withLogs, limit }: Page,
  before: Date | null,
): Promise<MessageRows> {
  const rows = await readTogether(ctx, (tx) => readOlder(tx, contact, { before, withLogs, limit: limit + 1 }));
  return { rows: whole(rows, limit), hasMore: rows.length > limit, hasNewer: before !== null };
}

async function readAfter(
  ctx: TenantCtx,
  contact: ContactKey,
  { withLogs, limit }: Page,
  after: Date,
): Promise<MessageRows> {
  const rows = await readTogether(ctx, (tx) => readNewer(tx, contact, { after, withLogs, limit: limit + 1 }));
  return { rows: whole(rows, limit), hasMore: true, hasNewer: rows.length > limit };
}

/** Half a page before the message, half a page after it. */
async function readAround(ctx: TenantCtx, contact: ContactKey, page: Page, id: string): Promise<MessageRows> {
  const message = await readTogether(ctx, (tx) => readListedMessage(tx, id));
  if (!message || (contact.by === "id" && message.contact_id !== contact.value)) {
    throw notFound("No se encontró el mensaje", "around");
  }
  const half = { ...page, limit: Math.ceil(page.limit / 2) };
  const older = await readBefore(ctx, contact, half, new Date(message.at.getTime() + 1));
  const newer = await readAfter(ctx, contact, half, message.at);
  return { rows: [...older.rows, ...newer.rows], hasMore: older.hasMore, hasNewer: newer.hasNewer };
}

/** A page with all messages of its last instant. */
function whole(rows: ListedMessage[], limit: number): ListedMessage[] {
  const last = rows[limit - 1];
  const beyond = last ? rows.findIndex((row, index) => index >= limit && row.at.getTime() !== last.at.getTime()) : -1;
  return beyond === -1 ? rows : rows.slice(0, beyond);
}
