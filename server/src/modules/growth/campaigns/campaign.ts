// The actions of campaigns. What is under way is paused before it is changed, and stopped before it is put away.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { type CampaignStatus, isUnderWay } from "@mostrador/domain/growth/campaigns/progress.ts";
import { campaigns } from "@mostrador/domain/growth/campaigns/resource.ts";
import { conflict, invalid } from "@mostrador/domain/kit/domain-error.ts";
import { access } from "@mostrador/domain/kit/route.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { maySee } from "../../business/contacts/index.ts";
import { resourceActions } from "../../ground/files/index.ts";
import { contactAssistants, readMessageFigures, readMessageIncome } from "../outreach/index.ts";
import { campaignTroubles } from "./campaign-trouble.ts";
import { changePlanned } from "./change-planned.ts";
import { wordsToStore } from "./words-to-store.ts";

const { routes } = campaigns;
const SEES_MONEY = access.view(PAGE.finanzas);
const NO_FIGURES = { planned: 0, sent: 0, failed: 0, withdrawn: 0, charged: 0, answered: 0, booked: 0 };

const usual = resourceActions(campaigns, {
  columns: ({ audienceId }, before) => {
    if (!before) return {};
    const status = before.status as CampaignStatus;
    if (status === "scheduled" || status === "running") throw conflict("Pausa la campaña para cambiarla");
    if (status === "stopped" || status === "done") throw conflict("La campaña ya terminó: crea otra");
    const isOther = audienceId !== undefined && audienceId !== before.audience_id;
    if (isOther && before.started_at) throw invalid("campaign.audienceId", "La campaña ya empezó con otra audiencia");
    return {};
  },
  besides: (row) => ({
    status: row.status as CampaignStatus,
    reason: row.reason as string,
    startedAt: instantText(row.started_at),
    endedAt: instantText(row.ended_at),
  }),
  gather: async (tx, ctx, ids) => {
    if (!ids) return () => ({ figures: { ...NO_FIGURES, income: null }, trouble: "" });
    const mayKnow = maySee(ctx, SEES_MONEY);
    const [troubles, figures, income] = await Promise.all([
      campaignTroubles(tx, ids),
      readMessageFigures(tx, ids, null),
      mayKnow ? readMessageIncome(tx, ids, null) : new Map<string, number>(),
    ]);
    return ({ id }) => ({
      figures: { ...(figures.get(id) ?? NO_FIGURES), income: mayKnow ? (income.get(id) ?? 0) : null },
      trouble: troubles.get(id) ?? "",
    });
  },
});

function instantText(value: unknown): string | null {
  return value instanceof Date ? value.toISOString() : null;
}

export const campaignActions = {
  ...usual,

  // what is in its way takes several statements
  get: (ctx: TenantCtx, { params }: Pick<Call<typeof routes.get>, "params">) =>
    transact(ctx, async (tx) => ({ data: await usual.present(tx, ctx, params.id) })),

  create: (ctx: TenantCtx, { body }: Pick<Call<typeof routes.create>, "body">) =>
    transact(ctx, async (tx, inside) => {
      await checkAssistant(tx, inside, body.campaign.assistantId);
      const campaign = { ...body.campaign, ...(await wordsToStore(tx, body.campaign)) };
      return usual.create(inside, { body: { campaign } });
    }),

  edit: (ctx: TenantCtx, { params, body }: Pick<Call<typeof routes.edit>, "params" | "body">) =>
    transact(ctx, async (tx, inside) => {
      const before = await usual.hold(tx, params.id);
      await checkAssistant(tx, inside, body.campaign.assistantId);
      const campaign = { ...body.campaign, ...(await wordsToStore(tx, body.campaign, before)) };
      const answer = await usual.edit(inside, { params, body: { campaign } });
      if (campaign.message !== undefined) await changePlanned(tx, inside, { campaignId: params.id, reason: null });
      return answer;
    }),

  archive: (ctx: TenantCtx, call: Pick<Call<typeof routes.archive>, "params" | "query">) =>
    transact(ctx, async (tx, inside) => {
      if (call.query.archive) await checkEnded(tx, call.params.id, "archivarla");
      return usual.archive(inside, call);
    }),

  remove: (ctx: TenantCtx, call: Pick<Call<typeof routes.remove>, "params">) =>
    transact(ctx, async (tx, inside) => {
      await checkEnded(tx, call.params.id, "eliminarla");
      return usual.remove(inside, call);
    }),
};

async function checkAssistant(tx: Tx, ctx: TenantCtx, id: string | null | undefined): Promise<void> {
  const assistant = id ? await ctx.fillings.one(contactAssistants).read(tx, id) : null;
  if (assistant && !assistant.isForCustomers)
    throw invalid("campaign.assistantId", `${assistant.name} no atiende a clientes: elige otro asistente`);
}

async function checkEnded(tx: Tx, id: string, verb: string): Promise<void> {
  const { status } = await usual.hold(tx, id);
  if (isUnderWay(status as CampaignStatus)) throw conflict(`Detén la campaña antes de ${verb}`);
}
