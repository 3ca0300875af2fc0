// Two campaigns of the salon that ran before today: one is over, one waits for the morning. The product's own code
// carries them out, by the clock of then; WhatsApp gets their messages at the first start.

import { MessageQueued } from "@mostrador/domain/conversation/inbox/schema.ts";
import { CampaignDue, campaigns, type NewCampaign } from "@mostrador/domain/growth/campaigns/resource.ts";
import { NotificationDue } from "@mostrador/domain/growth/outreach/schema.ts";
import { addDays, USUAL_ZONE } from "@mostrador/domain/kit/calendar.ts";
import type { EventType } from "@mostrador/domain/kit/event.ts";
import { type Instant, instantOf, localOf } from "@mostrador/domain/kit/time.ts";
import type { TenantCtx } from "../../kernel/context.ts";
import { transact } from "../../kernel/db/transaction.ts";
import { newId } from "../../kernel/id.ts";
import { publish } from "../../kernel/queue/queue.ts";
import { contactCard } from "../../modules/business/contacts/index.ts";
import { connectedChannel } from "../../modules/conversation/channels/index.ts";
import { receiveOldMessage } from "../../modules/conversation/inbox/index.ts";
import { listTemplates } from "../../modules/conversation/templates/index.ts";
import { audienceActions } from "../../modules/growth/audiences/index.ts";
import { campaignActions, controlCampaign, listMessages } from "../../modules/growth/campaigns/index.ts";
import type { DemoBusiness, Parts } from "../demo-business.ts";
import { NEWS, seedNewsTemplate } from "../outside/seed-templates.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ANSWERS = [
  "¡Qué padre! ¿El sábado a las 12 tienen lugar?",
  "Gracias, ahorita no puedo 🙏",
  "¿Es en Cholula también?",
];

export async function seedCampaigns(
  ctx: TenantCtx,
  parts: Parts,
  demo: DemoBusiness,
  sandboxUrl: string,
): Promise<void> {
  await seedNewsTemplate(ctx, parts, demo, sandboxUrl);
  const [invited, cancelled] = await audienceActions.all(ctx);
  const { data } = await listTemplates(ctx, { params: {}, query: { businessId: ctx.businessId }, body: {} } as never);
  const template = data.templates.find(({ name }) => name === NEWS);
  if (!invited || !cancelled || !template) return;
  const carries = (novedad: string) => ({ templateId: template._id, templateVariables: { novedad } });
  const over = await run(ctx, parts, at(ctx.now, -9, "11:00"), {
    ...{ name: "Inauguración en Cholula", audienceId: invited._id, pace: 20 },
    ...carries("el viernes abrimos en Cholula y tu primer servicio ahí lleva 20 % de descuento."),
  });
  await giveNoWhatsapp(ctx, over.contactIds.at(-1), sandboxUrl);
  for (const [index, text] of ANSWERS.entries()) {
    await hear(ctx, over.contactIds[index * 3], text, over.endedAt + (index + 1) * HOUR);
  }
  await step(over.atTime(over.endedAt + MINUTE), parts, CampaignDue, { campaignId: over.id, run: 1 });
  const going = await run(ctx, parts, at(ctx.now, -1, "20:57"), {
    ...{ name: "Tu lugar te espera", audienceId: cancelled._id, pace: 3 },
    ...carries("vimos que no pudiste venir. Esta semana hay lugares por la mañana y te apartamos el tuyo."),
  });
  await transact(ctx, (tx) =>
    publish(tx, ctx, CampaignDue, { campaignId: going.id, run: 1 }, { at: nextMorning(ctx.now) }),
  );
}

/** Starts it then, and sends what one minute of its pace allows. */
async function run(ctx: TenantCtx, parts: Parts, startedAt: Instant, fields: Partial<NewCampaign>) {
  const atTime = (now: Instant): TenantCtx => ({ ...ctx, now, outbox: onlyMessages(ctx.outbox) });
  const start = atTime(startedAt);
  const campaign = campaigns.New.parse({ businessId: ctx.businessId, ...fields });
  const { _id: id } = (await campaignActions.create(start, { body: { campaign } })).data;
  const { businessId } = ctx;
  await controlCampaign(start, { params: { id }, query: {}, body: { businessId, action: "start" } });
  // the first step plans, the second releases a minute of messages
  for (let steps = 0; steps < 2; steps += 1) await step(start, parts, CampaignDue, { campaignId: id, run: 1 });
  const query = { businessId, campaignId: id, limit: 200 };
  const { data } = await listMessages(start, { params: {}, query, body: {} } as never);
  const due = data.filter(({ deliveryDate }) => Date.parse(deliveryDate) < startedAt + MINUTE).slice(0, campaign.pace);
  for (const { _id: notificationId, deliveryDate } of due) {
    await step(atTime(Date.parse(deliveryDate)), parts, NotificationDue, { notificationId });
  }
  return { id, atTime, endedAt: startedAt + MINUTE, contactIds: due.flatMap(({ clientId }) => clientId ?? []) };
}

/** What is due later is carried out here; only what the channel gets waits for the first start. */
function onlyMessages(outbox: TenantCtx["outbox"]): TenantCtx["outbox"] {
  return {
    ...outbox,
    write: async (tx, cause, name, ...rest) => {
      if (name === MessageQueued.name) await outbox.write(tx, cause, name, ...rest);
    },
  };
}

async function step<P extends object>(ctx: TenantCtx, parts: Parts, event: EventType<P>, payload: P): Promise<void> {
  for (const subscriber of parts.subscribers) {
    if (subscriber.event !== event.name || "system" in subscriber) continue;
    const job = { id: newId(), attempt: 1 };
    if ("handle" in subscriber) await subscriber.handle(ctx, payload, job);
    else await subscriber.handleTogether(ctx, [{ ...job, requestId: ctx.requestId, payload }]);
  }
}

async function hear(ctx: TenantCtx, contactId: string | undefined, text: string, writtenAt: Instant): Promise<void> {
  if (!contactId) return;
  const [card, channelId] = await transact(ctx, async (tx) => [
    await contactCard({ ...ctx, tx }, contactId),
    await connectedChannel(tx, "whatsapp"),
  ]);
  if (!channelId || !card.phone) return;
  const person = { waId: card.phone, userId: null, name: card.name, changedTo: null, changedUserId: null };
  await receiveOldMessage(
    ctx,
    { channelId, kind: "whatsapp" },
    {
      ...{ type: "old-message", externalId: "", providerId: `wamid.demo.${newId()}`, isOurs: false, at: writtenAt },
      person,
      content: { kind: "text", text, media: null, quotedId: null, details: null },
    },
  );
}

/** A number without WhatsApp: Meta says so when it gets the message. */
async function giveNoWhatsapp(ctx: TenantCtx, contactId: string | undefined, sandboxUrl: string): Promise<void> {
  if (!contactId) return;
  const { phone } = await transact(ctx, (tx) => contactCard({ ...ctx, tx }, contactId));
  const answer = await fetch(`${sandboxUrl}/__sandbox/failures`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ noWhatsApp: [(phone ?? "").slice(-10)] }),
  });
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to the number without WhatsApp.`);
}

function at(now: Instant, days: number, time: string): Instant {
  return instantOf(USUAL_ZONE, addDays(localOf(USUAL_ZONE, now).day, days), time);
}

/** Far enough away that nobody who looks at the demo sees it begin. */
function nextMorning(now: Instant): Instant {
  const morning = at(now, 1, "08:00");
  return morning - now > 6 * HOUR ? morning : at(now, 2, "08:00");
}
