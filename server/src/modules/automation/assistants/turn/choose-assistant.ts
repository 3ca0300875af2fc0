// Which assistant answers in a thread now, by the domain rule (D-8.4).
import { CHANNEL_OF_KIND } from "@mostrador/domain/automation/assistants/audience/channels-of-kind.ts";
import {
  type Candidate,
  chosenBecause,
  responder,
  type Situation,
} from "@mostrador/domain/automation/assistants/responder.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { isFeatureOff } from "../../../../kernel/features/features.ts";
import { businessSettings } from "../../../business/businesses/index.ts";
import { contactCard } from "../../../business/contacts/index.ts";
import { isAnsweredByTeam } from "../../../conversation/channels/index.ts";
import { sourcesOfContact } from "../../../growth/traffic-sources/index.ts";
import { type AssistantRow, readAssistants } from "../assistant.store.ts";
import { standingOf } from "../audience/staff-number.store.ts";
import { ANSWERS } from "../feature.ts";
import { delegatedTo } from "../slots.ts";

export type ThreadState = {
  threadId: string;
  contactId: string;
  channelId: string;
  kind: "whatsapp" | "instagram" | "messenger";
  handedOver: boolean;
  /** Meta's own agent or another application answers here. */
  isHeld: boolean;
  takenByPerson: boolean;
  /** The second number of a merged contact, if that number writes here. */
  replyPhone: string | null;
};

export type AssistantChoice = {
  assistant: AssistantRow;
  business: NonNullable<Awaited<ReturnType<typeof businessSettings>>>;
  contact: Awaited<ReturnType<typeof contactCard>>;
  /** The number that writes; null if it is hidden. */
  phone: string | null;
  isTestNumber: boolean;
  /** Why this assistant was chosen, in words for staff. */
  because: string;
  /** What a flow asks it to do in this conversation; left out for nothing. */
  task?: string;
};

/** Null: no assistant answers. */
export async function chooseAssistant(ctx: TenantCtx, thread: ThreadState): Promise<AssistantChoice | null> {
  if (thread.isHeld) return null;
  const [business, contact, { rows, isTeamOnly }, delegation] = await Promise.all([
    businessSettings(ctx),
    contactCard(ctx, thread.contactId),
    assistantsOn(ctx, thread.channelId),
    delegationOf(ctx, thread),
  ]);
  if (!business) return null;
  const phone = thread.kind === "whatsapp" ? (thread.replyPhone ?? contact.phone) : null;
  const standing = await standingHere(ctx, { contactId: thread.contactId, phone }, rows);
  const candidates = rows.map((row) => ({ ...candidateOf(row), row }));
  const situation: Situation = {
    businessIsWorking: business.isWorking,
    channel: CHANNEL_OF_KIND[thread.kind],
    contact: { type: contact.type, noRespond: contact.noRespond, ...standing },
    handedOver: thread.handedOver,
    takenByPerson: thread.takenByPerson,
    isTeamOnly,
  };
  const one =
    delegation && responder(situation, candidates.filter(({ id }) => id === delegation.assistantId).map(forAll));
  if (delegation && one) {
    const { because, task } = delegation;
    return { assistant: one.row, business, contact, phone, isTestNumber: standing.isTestNumber, because, task };
  }
  const chosen = responder(situation, candidates);
  if (!chosen) return null;
  const because = chosenBecause(situation, candidates, chosen);
  return { assistant: chosen.row, business, contact, phone, isTestNumber: standing.isTestNumber, because };
}

/** Whom a flow passed the conversation to. Rights of staff and testers are never passed on by a flow. */
async function delegationOf(ctx: TenantCtx, { threadId }: ThreadState) {
  const asked = ctx.fillings.of(delegatedTo);
  if (asked.length === 0) return null;
  const told = await readTogether(ctx, (tx) => Promise.all(asked.map((read) => read(tx, ctx, threadId))));
  return told.find((one) => one !== null) ?? null;
}

/** Whom a flow chose answers leads and clients from any source. */
function forAll<C extends Candidate>(candidate: C): C {
  const isForCustomers = candidate.correspondTo === "leads" || candidate.correspondTo === "clients";
  return { ...candidate, trafficSources: [], ...(isForCustomers ? { correspondTo: "leads_and_clients" } : {}) };
}

/** All assistants, none while the team switched their answers off, and whether only people answer on this channel. */
async function assistantsOn(ctx: TenantCtx, channelId: string) {
  return readTogether(ctx, async (tx) => {
    const [rows, isTeamOnly, isOff] = await Promise.all([
      readAssistants(tx),
      isAnsweredByTeam(tx, channelId),
      isFeatureOff(tx, ANSWERS),
    ]);
    return { rows: isOff ? [] : rows, isTeamOnly };
  });
}

/** Whether the number is a test or staff number, and the contact's traffic sources; read only if needed. */
async function standingHere(
  ctx: TenantCtx,
  { contactId, phone }: { contactId: string; phone: string | null },
  rows: readonly AssistantRow[],
) {
  if (rows.length === 0) return { ...NO_NUMBER, trafficSources: [] };
  return readTogether(ctx, async (tx: Tx) => {
    const [number, trafficSources] = await Promise.all([
      phone ? standingOf(tx, phone) : NO_NUMBER,
      cameThrough(tx, contactId, rows),
    ]);
    return { ...number, trafficSources };
  });
}

const NO_NUMBER = { isStaff: false, isTestNumber: false };

/**
 * Whether a contact without an assistant may get automatic messages: the business has a working assistant for
 * customers, this contact is not switched off, and no person is talking with them now.
 */
export async function speaksByItself(ctx: TenantCtx, thread: ThreadState): Promise<boolean> {
  if (thread.takenByPerson || thread.isHeld) return false;
  const [business, contact, { rows, isTeamOnly }] = await Promise.all([
    businessSettings(ctx),
    contactCard(ctx, thread.contactId),
    assistantsOn(ctx, thread.channelId),
  ]);
  return business?.isWorking === true && !contact.noRespond && !isTeamOnly && rows.some(meetsCustomers);
}

function meetsCustomers({ is_working, mode, correspond_to }: AssistantRow): boolean {
  return is_working && mode === "production" && correspond_to !== "business" && correspond_to !== "test_numbers";
}

export function candidateOf(row: AssistantRow): Candidate {
  const { id, name, mode, channel, traffic_sources: trafficSources } = row;
  return { id, name, mode, channel, isWorking: row.is_working, correspondTo: row.correspond_to, trafficSources };
}

/** The contact's sources; read only if an assistant attends some sources only. */
export async function cameThrough(tx: Tx, contactId: string, rows: readonly AssistantRow[]): Promise<string[]> {
  return rows.some((row) => row.traffic_sources.length > 0) ? sourcesOfContact(tx, contactId) : [];
}
