// Chooses templates for sending: the one that replaces a text, and whether one may still be sent.
import {
  type Button,
  type Candidate,
  type Choice,
  chooseTemplate,
} from "@mostrador/domain/conversation/templates/choose-template.ts";
import type { TemplatePurpose } from "@mostrador/domain/conversation/templates/schema.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { wabaOf } from "../channels/index.ts";
import { holdApproved, holdTemplate, type TemplateRow } from "./template.store.ts";

export async function chooseApproved(
  tx: Tx,
  channelId: string,
  wanted: { purpose: TemplatePurpose; variables: Readonly<Record<string, string>>; buttons: readonly Button[] },
): Promise<Choice> {
  const wabaId = await wabaOf(tx, channelId);
  const rows = wabaId ? await holdApproved(tx, wabaId, wanted.purpose) : [];
  return chooseTemplate(rows.map(candidateOf), wanted);
}

/**
 * Null when it was deleted, is not approved any more, or belongs to another account than the channel's. `isPromotion`:
 * WhatsApp has it as marketing.
 */
export async function approvedTemplate(
  tx: Tx,
  channelId: string,
  id: string,
): Promise<(Candidate & { isPromotion: boolean }) | null> {
  const row = await holdTemplate(tx, id);
  const isUsable = row?.status === "APPROVED" && row.is_sendable && row.waba_id === (await wabaOf(tx, channelId));
  return row && isUsable ? { ...candidateOf(row), isPromotion: row.category === "MARKETING" } : null;
}

function candidateOf(row: TemplateRow): Candidate {
  const { id, name, language, format, header, body, footer, buttons } = row;
  return { id, name, language, format, header, body, footer, buttons, updatedAt: row.updated_at.getTime() };
}
