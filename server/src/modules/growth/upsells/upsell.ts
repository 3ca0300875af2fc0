// The actions of upsells. After each change what they planned is planned again.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { type NewUpsell, UpsellChanged, upsells } from "@mostrador/domain/growth/upsells/resource.ts";
import { type Timing, timingProblem } from "@mostrador/domain/growth/upsells/timing.ts";
import { invalid } from "@mostrador/domain/kit/domain-error.ts";
import { access } from "@mostrador/domain/kit/route.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { relation } from "../../../kernel/resource/relation.ts";
import type { StoredRow } from "../../../kernel/resource/resource-store.ts";
import { maySee } from "../../business/contacts/index.ts";
import { resourceTroubles } from "../../catalog/resources/index.ts";
import { resourceActions } from "../../ground/files/index.ts";
import { briefFigures, readMessageFigures, readMessageIncome, rewordRuleMessages } from "../outreach/index.ts";

const { routes } = upsells;
const SEES_MONEY = access.view(PAGE.finanzas);
const YEAR = 365 * 86_400_000;

const upsellResources = relation("upsell_resources", "upsell", "resource").upsell;

const usual = resourceActions(upsells, {
  columns: (values, before) => {
    const problem = timingProblem(timingOf(values, before));
    if (problem) throw invalid(`upsell.${problem.field}`, problem.message);
    return {};
  },
  gather: async (tx, ctx, ids) => {
    // Planning reads all upsells at once, and needs no figures.
    if (!ids) return () => ({ figures: { ...briefFigures(), income: null }, trouble: "" });
    const mayKnow = maySee(ctx, SEES_MONEY);
    const [troubles, figures, income] = await Promise.all([
      upsellTroubles(tx, ids),
      readMessageFigures(tx, ids, ctx.now - YEAR),
      mayKnow ? readMessageIncome(tx, ids, ctx.now - YEAR) : new Map<string, number>(),
    ]);
    return ({ id }) => ({
      figures: { ...briefFigures(figures.get(id)), income: mayKnow ? (income.get(id) ?? 0) : null },
      trouble: troubles.get(id) ?? "",
    });
  },
});

/** Why these send nothing as things are, in Spanish, by their ids. */
export async function upsellTroubles(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  return resourceTroubles(tx, await upsellResources.read(tx, ids));
}

function timingOf(values: Partial<NewUpsell>, before: StoredRow | undefined): Timing {
  return {
    delay: values.delay ?? Number(before?.delay),
    timeUnit: values.timeUnit ?? (before?.time_unit as Timing["timeUnit"]),
    delayReference: values.delayReference ?? (before?.delay_reference as Timing["delayReference"]),
    delayDirection: values.delayDirection ?? (before?.delay_direction as Timing["delayDirection"]),
  };
}

export const upsellActions = {
  ...usual,

  // what is in its way takes several statements
  get: (ctx: TenantCtx, { params }: Pick<Call<typeof routes.get>, "params">) =>
    transact(ctx, async (tx) => ({ data: await usual.present(tx, ctx, params.id) })),

  create: (ctx: TenantCtx, { body }: Pick<Call<typeof routes.create>, "body">) =>
    transact(ctx, async (tx, inside) => {
      const answer = await usual.create(inside, { body });
      await publish(tx, ctx, UpsellChanged, { upsellId: answer.data._id, stage: "coming", beyond: null });
      return answer;
    }),

  edit: (ctx: TenantCtx, call: Pick<Call<typeof routes.edit>, "params" | "body">) =>
    replanned(ctx, call.params.id, async (inside) => {
      const answer = await usual.edit(inside, call);
      await transact(inside, (tx) => rewordRuleMessages(tx, answer.data._id, answer.data.message));
      return answer;
    }),

  archive: (ctx: TenantCtx, call: Pick<Call<typeof routes.archive>, "params" | "query">) =>
    replanned(ctx, call.params.id, (inside) => usual.archive(inside, call)),

  remove: (ctx: TenantCtx, call: Pick<Call<typeof routes.remove>, "params">) =>
    replanned(ctx, call.params.id, (inside) => usual.remove(inside, call)),
};

function replanned<Answer>(
  ctx: TenantCtx,
  upsellId: string,
  act: (inside: TenantCtx) => Promise<Answer>,
): Promise<Answer> {
  return transact(ctx, async (tx, inside) => {
    const answer = await act(inside);
    await publish(tx, ctx, UpsellChanged, { upsellId, stage: "planned", beyond: null });
    return answer;
  });
}
