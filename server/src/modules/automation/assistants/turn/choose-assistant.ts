// Which assistant answers in a thread now, by the domain rule (D-8.4).
import { CHANNEL_OF_KIND } from "@mostrador/domain/automation/assistants/audience/channels-of-kind.ts";
import {
  type Candidate,
  chosenBecause,
  isForCustomers,
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
import { assistantOfCampaign } from "../../../growth/campaigns/index.ts";
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
  const [business, contact, { rows, isTeamOnly }, { delegation, campaign }] = await Promise.all([
    businessSettings(ctx),
    contactCard(ctx, thread.contactId),
    assistantsOn(ctx, thread.channelId),
    wishesFor(ctx, thread),
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
  const rest = { business, contact, phone, isTestNumber: standing.isTestNumber };
  const wished = (id: string) => responder(situation, candidates.filter((each) => each.id === id).map(forAll));
  const ofFlow = delegation && wished(delegation.assistantId);
  if (delegation && ofFlow) {
    const { because, task } = delegation;
    return { assistant: ofFlow.row, ...rest, because, task };
  }
  const chosen = responder(situation, candidates);
  // testers and the business's own people keep their assistant
  const isCustomer = !chosen || (chosen.mode === "production" && isForCustomers(chosen));
  const ofCampaign = campaign && isCustomer ? wished(campaign.assistantId) : null;
  if (campaign && ofCampaign && ofCampaign.mode === "production") {
    const because = `${ofCampaign.name} contesta a quien recibió la campaña «${campaign.campaign}» en los últimos 7 días.`;
    return { assistant: ofCampaign.row, ...rest, because };
  }
  if (!chosen) return null;
  return { assistant: chosen.row, ...rest, because: chosenBecause(situation, candidates, chosen) };
}

/** As long as an answer to a campaign is counted as one. */
const CAMPAIGN_MS = 7 * 86_400_000;

/**
 * Whom a flow passed the conversation to, and whom the contact's last campaign chose. Neither passes on the rights of
 * staff and testers.
 */
async function wishesFor(ctx: TenantCtx, { threadId, contactId }: ThreadState) {
  const asked = ctx.fillings.of(delegatedTo);
  return readTogether(ctx, async (tx) => {
    const [campaign, ...told] = await Promise.all([
      assistantOfCampaign(tx, contactId, new Date(ctx.now - CAMPAIGN_MS)),
      ...asked.map((read) => read(tx, ctx, threadId)),
    ]);
    return { campaign, delegation: told.find((one) => one !== null) ?? null };
  });
}

/** Whom a flow or a campaign chose answers leads and clients from any source. */
function forAll<C extends Candidate>(candidate: C): C {
  const correspondTo = isForCustomers(candidate) ? "leads_and_clients" : candidate.correspondTo;
  return { ...candidate, trafficSources: [], correspondTo };
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
