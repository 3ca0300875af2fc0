// Reads the templates of an account at WhatsApp, outside any transaction, and stores them as they are there. Only
// WhatsApp decides their states, even if webhooks are lost, doubled or late (docs/decisions/0007).
import { templatesChanged } from "@mostrador/domain/conversation/templates/live.ts";
import { TemplatesDue } from "@mostrador/domain/conversation/templates/schema.ts";
import { purposeOf } from "@mostrador/domain/conversation/templates/suggestions.ts";
import { variablesOf } from "@mostrador/domain/conversation/templates/variables.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import type { Seal } from "../../../kernel/seal.ts";
import type { CarrierTemplate, Messaging, TemplatesHeard } from "../../../providers/messaging/port.ts";
import { connectedAccounts, senderOf } from "../channels/index.ts";
import { lockAccount, updateAccount } from "./account.store.ts";
import {
  deleteTemplates,
  lockTemplatesOf,
  putTemplate,
  type TemplateInsert,
  type TemplateRow,
} from "./template.store.ts";

export type TemplateDeps = { seal: Seal; messaging: Messaging };

/** WhatsApp's answer for an account, asked at `askedAt` (epoch ms). */
export type AccountReading = { wabaId: string; askedAt: number; heard: TemplatesHeard };

/** Asks for every connected account, or for that one only; writes nothing. */
export async function askAccounts(ctx: TenantCtx, deps: TemplateDeps, wabaId?: string): Promise<AccountReading[]> {
  const accounts = await sendersOf(ctx, deps.seal);
  const wanted = accounts.filter((account) => wabaId === undefined || account.wabaId === wabaId);
  return Promise.all(
    wanted.map(async ({ wabaId: asked, sender }) => ({
      wabaId: asked,
      askedAt: ctx.now,
      heard: await deps.messaging.listTemplates(sender, asked),
    })),
  );
}

export function sendersOf(ctx: TenantCtx, seal: Seal) {
  return transact(ctx, async (tx) => {
    const senders = [];
    for (const { wabaId, channelId } of await connectedAccounts(tx)) {
      const sender = await senderOf(tx, ctx, seal, channelId);
      if (sender) senders.push({ wabaId, sender });
    }
    return senders;
  });
}

const MINUTE_MS = 60_000;

/** Also plans the next reading. An answer that was asked for before the stored one changes nothing. */
export async function writeAccount(tx: Tx, ctx: TenantCtx, { wabaId, askedAt, heard }: AccountReading): Promise<void> {
  const account = await lockAccount(tx, ctx.businessId, wabaId);
  if (account.read_at !== null && account.read_at.getTime() > askedAt) return;
  if (heard.kind === "failed") {
    await updateAccount(tx, wabaId, { reason: heard.reason });
    await planReading(tx, ctx, wabaId, 15 * MINUTE_MS);
    return announce(tx, ctx, templatesChanged, { wabaId });
  }
  const known = new Map((await lockTemplatesOf(tx, wabaId)).map((row) => [keyOf(row), row]));
  for (const template of heard.templates) {
    const before = known.get(keyOf(template));
    known.delete(keyOf(template));
    const row = rowOf(ctx, wabaId, template, before);
    if (!before || isChanged(before, row)) await putTemplate(tx, row);
  }
  const gone = [...known.values()].filter((row) => row.created_at.getTime() < askedAt);
  await deleteTemplates(
    tx,
    gone.map(({ id }) => id),
  );
  await updateAccount(tx, wabaId, { reason: "", read_at: new Date(askedAt) });
  const isWaiting = heard.templates.some(({ status }) => status === "PENDING");
  await planReading(tx, ctx, wabaId, (isWaiting ? 10 : 6 * 60) * MINUTE_MS);
  await announce(tx, ctx, templatesChanged, { wabaId });
}

/** Reads again after `waitMs`, unless it is read before: then that reading plans the next. */
export async function planReading(tx: Tx, ctx: TenantCtx, wabaId: string, waitMs: number): Promise<void> {
  const at = ctx.now + waitMs;
  await updateAccount(tx, wabaId, { next_at: new Date(at) });
  await publish(tx, ctx, TemplatesDue, { wabaId, at }, { at });
}

export function rowOf(
  ctx: TenantCtx,
  wabaId: string,
  template: CarrierTemplate,
  before: TemplateRow | undefined,
): TemplateInsert {
  const { externalId, isSendable, buttons, ...said } = template;
  return {
    ...said,
    business_id: ctx.businessId,
    id: before?.id ?? newId(),
    waba_id: wabaId,
    external_id: externalId,
    purpose: before ? before.purpose : purposeOf(template.name, variablesOf(template.body)),
    buttons: JSON.stringify(buttons),
    is_sendable: isSendable,
    created_at: before?.created_at ?? new Date(ctx.now),
    updated_at: new Date(ctx.now),
  };
}

function keyOf({ name, language }: { name: string; language: string }): string {
  return `${name} ${language}`;
}

const FIELDS = [
  "external_id",
  "category",
  "format",
  "header",
  "body",
  "footer",
  "is_sendable",
  "status",
  "reason",
  "quality",
] as const;

function isChanged(before: TemplateRow, row: TemplateInsert): boolean {
  return FIELDS.some((field) => before[field] !== row[field]) || JSON.stringify(before.buttons) !== row.buttons;
}
