// Starts, pauses, resumes and stops a campaign, and sends a test of it.

import { fillText } from "@mostrador/domain/business/contacts/message-text/fill-text.ts";
import { type CampaignStatus, statusAfter } from "@mostrador/domain/growth/campaigns/progress.ts";
import { CampaignDue, campaigns } from "@mostrador/domain/growth/campaigns/resource.ts";
import type {
  controlCampaign as controlRoute,
  testCampaign as testRoute,
} from "@mostrador/domain/growth/campaigns/routes.ts";
import { conflict, DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newId } from "../../../kernel/id.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { businessSettings } from "../../business/businesses/index.ts";
import { contactCard } from "../../business/contacts/index.ts";
import { sendToContact } from "../../conversation/inbox/index.ts";
import { assistantNameIn, filledTemplate } from "../outreach/index.ts";
import { lockCampaign, writeCampaign } from "./campaign.store.ts";
import { campaignActions } from "./campaign.ts";
import { templateOf, wordsOf } from "./campaign-rule.ts";
import { campaignTrouble } from "./campaign-trouble.ts";
import { changePlanned } from "./change-planned.ts";
import { qualityOf } from "./on-campaign-due.ts";
import { hasNobody } from "./read-reach.ts";

const DONE = {
  start: "Campaña iniciada",
  pause: "Campaña en pausa",
  resume: "Campaña reanudada",
  stop: "Campaña detenida: lo que faltaba ya no sale",
} as const;

export async function controlCampaign(ctx: TenantCtx, { params: { id }, body }: Call<typeof controlRoute>) {
  const { action } = body;
  const data = await transact(ctx, async (tx) => {
    const row = await lockCampaign(tx, id);
    if (!row) throw notFound(campaigns.texts.unknown);
    if (row.is_archived) throw conflict("La campaña está archivada: recupérala primero");
    const startsAt = row.started_at ? null : (row.starts_at?.getTime() ?? null);
    const status = statusAfter(row.status as CampaignStatus, action, startsAt, ctx.now);
    if (action === "start" || action === "resume") {
      const trouble = await campaignTrouble(tx, row);
      if (trouble !== null) throw conflict(`No puede salir todavía. ${trouble}`);
    }
    if (action === "start" && status === "running" && (await hasNobody(tx, ctx, row.audience_id))) {
      throw conflict("En su audiencia no hay nadie: agrega contactos antes de iniciarla");
    }
    const run = row.run + 1;
    const now = new Date(ctx.now);
    await writeCampaign(tx, id, {
      ...{ status, run, reason: "", released_beyond: null, updated_at: now },
      ...(status === "stopped" ? { ended_at: now } : {}),
      // who resumes has seen the quality of now: only a further fall pauses it again
      ...(action === "resume" && row.started_at ? { quality: await qualityOf(tx) } : {}),
    });
    if (action === "stop") {
      await changePlanned(tx, ctx, { campaignId: id, reason: `La detuvo ${actorName(ctx.actor)}`.slice(0, 300) });
    }
    if (status === "running") await publish(tx, ctx, CampaignDue, { campaignId: id, run });
    if (status === "scheduled" && startsAt !== null) {
      await publish(tx, ctx, CampaignDue, { campaignId: id, run }, { at: startsAt });
    }
    await campaignActions.changed(tx, ctx, id);
    return campaignActions.present(tx, ctx, id);
  });
  return { data, message: DONE[action] };
}

export function testCampaign(publicUrl: string) {
  return async (ctx: TenantCtx, { params: { id }, body }: Call<typeof testRoute>) => {
    await transact(ctx, async (tx) => {
      const words = await wordsOf(tx, id, publicUrl);
      const [business, card, asistente] = await Promise.all([
        businessSettings({ ...ctx, tx }),
        contactCard({ ...ctx, tx }, body.clientId),
        assistantNameIn(tx, ctx, { kind: "campaign", rule_id: id, contact_id: body.clientId }),
      ]);
      const people = {
        nombre: card.name || card.pushName,
        nombre_whatsapp: card.pushName,
        negocio: business?.name ?? "",
        asistente,
      };
      const template = await templateOf(tx, id);
      const sent = await sendToContact(tx, ctx, {
        contactId: body.clientId,
        text: fillText(words, people),
        template: { purpose: "general", variables: { asistente } },
        ...(template ? { chosen: filledTemplate(template, people) } : {}),
        isPromotion: true,
        key: `campaign-test:${newId()}`,
      });
      if (sent.state === "not_sent") throw new DomainError(422, sent.reason);
    });
    return { data: null, message: "Prueba enviada" };
  };
}
