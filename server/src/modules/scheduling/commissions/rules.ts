// The commissions of each specialist, read and saved together with the names that the screen shows.
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { commissionsChanged } from "@mostrador/domain/scheduling/commissions/live.ts";
import type {
  readRules as readRoute,
  saveRules as saveRoute,
} from "@mostrador/domain/scheduling/commissions/routes.ts";
import type { CommissionRules } from "@mostrador/domain/scheduling/commissions/schema.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { lockSpecialists } from "../../business/specialists/index.ts";
import { writeAudit } from "../../ground/identity/index.ts";
import { readServiceNames, readSpecialistNames } from "./names.store.ts";
import { readRules, replaceRules } from "./rule.store.ts";

export async function listRules(ctx: TenantCtx, _call: Pick<Call<typeof readRoute>, "query">) {
  return { data: await readTogether(ctx, presentRules) };
}

export async function saveRules(ctx: TenantCtx, { body: { rules } }: Pick<Call<typeof saveRoute>, "body">) {
  const { specialistId, usual, usualFixed, own } = rules;
  const others = usual === null && usualFixed === null ? [] : [{ serviceId: null, percent: usual, fixed: usualFixed }];
  const data = await transact(ctx, async (tx) => {
    await lockSpecialists(tx, [specialistId]);
    const name = (await readSpecialistNames(tx)).find(({ id }) => id === specialistId.toLowerCase())?.name;
    if (name === undefined) throw notFound("No se encontró al especialista", "rules.specialistId");
    const of = { businessId: ctx.businessId, specialistId, by: actorName(ctx.actor), at: new Date(ctx.now) };
    await replaceRules(tx, of, [...others, ...own]);
    await writeAudit(tx, ctx, {
      action: "commission.rules",
      summary: `Cambió las comisiones de ${name}`,
      details: { specialistId, usual, usualFixed, own },
    });
    await announce(tx, ctx, commissionsChanged, { specialistId });
    return presentRules(tx);
  });
  return { data, message: "Comisiones guardadas" };
}

async function presentRules(tx: Tx): Promise<CommissionRules> {
  const [rules, specialists, services] = await Promise.all([
    readRules(tx),
    readSpecialistNames(tx),
    readServiceNames(tx),
  ]);
  return {
    rules: rules.map((rule) => ({
      ...{ specialistId: rule.specialist_id, serviceId: rule.service_id },
      percent: rule.percent === null ? null : Number(rule.percent),
      fixed: rule.fixed === null ? null : Number(rule.fixed),
    })),
    specialists: specialists.filter((one) => !one.is_archived).map(({ id, name }) => ({ _id: id, name })),
    services: services.map(({ id, name }) => ({ _id: id, name })),
  };
}
