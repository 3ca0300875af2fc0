// Which assistant answers in a thread now, by the rule of the domain (D-8.4).
import { type Candidate, responder } from "@mostrador/domain/automation/assistants/responder.ts";
import type { AssistantChannel } from "@mostrador/domain/automation/assistants/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether } from "../../../../kernel/db/transaction.ts";
import { businessSettings } from "../../../business/businesses/index.ts";
import { contactCard } from "../../../business/contacts/index.ts";
import { type AssistantRow, readAssistants } from "../assistant.store.ts";

export type ThreadState = {
  contactId: string;
  kind: "whatsapp" | "instagram" | "messenger";
  handedOver: boolean;
  takenByPerson: boolean;
};

export type Chosen = {
  assistant: AssistantRow;
  business: NonNullable<Awaited<ReturnType<typeof businessSettings>>>;
  contact: Awaited<ReturnType<typeof contactCard>>;
};

const CHANNELS: Readonly<Record<ThreadState["kind"], AssistantChannel>> = {
  whatsapp: "WhatsApp",
  instagram: "Instagram",
  messenger: "Facebook",
};

/** Null: nobody answers. */
export async function chooseAssistant(ctx: TenantCtx, thread: ThreadState): Promise<Chosen | null> {
  const [business, contact, rows] = await Promise.all([
    businessSettings(ctx),
    contactCard(ctx, thread.contactId),
    readTogether(ctx, readAssistants),
  ]);
  if (!business) return null;
  const candidates = rows.map((row) => ({ ...candidateOf(row), row }));
  const situation = {
    businessIsWorking: business.isWorking,
    channel: CHANNELS[thread.kind],
    contact: { type: contact.type, noRespond: contact.noRespond, isStaff: false, isTestNumber: false },
    handedOver: thread.handedOver,
    takenByPerson: thread.takenByPerson,
  };
  const chosen = responder(situation, candidates);
  return chosen && { assistant: chosen.row, business, contact };
}

/**
 * Whether somebody whom no assistant attends may be told something automatic: the business has one that works, this contact
 * is not switched off, and no person is talking with them just now.
 */
export async function speaksByItself(ctx: TenantCtx, thread: ThreadState): Promise<boolean> {
  if (thread.takenByPerson) return false;
  const [business, contact, rows] = await Promise.all([
    businessSettings(ctx),
    contactCard(ctx, thread.contactId),
    readTogether(ctx, readAssistants),
  ]);
  return business?.isWorking === true && !contact.noRespond && rows.some((row) => row.is_working);
}

export function candidateOf(row: AssistantRow): Candidate {
  return { id: row.id, isWorking: row.is_working, channel: row.channel, correspondTo: row.correspond_to };
}
