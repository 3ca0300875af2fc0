// The statement of a period: what each specialist earned, in the days of their branch, what was paid and what is owed.

import { fromCents } from "@mostrador/domain/catalog/services/offer.ts";
import { addDays, type Day } from "@mostrador/domain/kit/calendar.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { instantOf } from "@mostrador/domain/kit/time.ts";
import { sumEarnings } from "@mostrador/domain/scheduling/commissions/commission.ts";
import type { readStatement as route } from "@mostrador/domain/scheduling/commissions/routes.ts";
import type { Statement } from "@mostrador/domain/scheduling/commissions/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { clientName } from "../../business/contacts/index.ts";
import { type EarningOf, readEarnings } from "./earning.store.ts";
import { readSpecialistNames, type SpecialistName } from "./names.store.ts";
import { presentPayout, readPayouts } from "./payout.store.ts";

type Days = { from: Day; to: Day };

export async function readStatement(ctx: TenantCtx, { query }: Pick<Call<typeof route>, "query">) {
  const { specialistId } = query;
  const days = { from: query.from as Day, to: query.to as Day };
  const data = await transact(ctx, async (tx): Promise<Statement> => {
    const people = await readSpecialistNames(tx);
    const chosen = people.filter(({ id }) => specialistId === undefined || id === specialistId.toLowerCase());
    if (specialistId !== undefined && chosen.length === 0)
      throw notFound("No se encontró al especialista", "specialistId");
    const lines = await earningsOf(tx, chosen, days, ctx.now);
    const payouts = specialistId === undefined ? [] : await readPayouts(tx, specialistId, days);
    const byPerson = Map.groupBy(lines, ({ specialist_id: id }) => id);
    const shown = chosen.filter(({ id, is_archived: hasLeft }) => !hasLeft || byPerson.has(id));
    return {
      ...days,
      specialists: shown.map(({ id, name }) => ({ specialistId: id, name, ...sumsOf(byPerson.get(id) ?? []) })),
      totals: sumsOf(lines),
      lines: specialistId === undefined ? [] : lines.map(presentLine),
      payouts: payouts.map(presentPayout),
    };
  });
  return { data };
}

/** Nothing is earned before it happened: the period ends at `now` at the latest. */
export async function earningsOf(
  tx: Tx,
  people: readonly SpecialistName[],
  { from, to }: Days,
  now: number,
): Promise<EarningOf[]> {
  const zones = [...Map.groupBy(people, ({ zone }) => zone)];
  const found = await Promise.all(
    zones.map(([zone, own]) => {
      const end = Math.min(instantOf(zone, addDays(to, 1), "00:00"), now + 1);
      const range = { from: new Date(instantOf(zone, from, "00:00")), to: new Date(end) };
      return readEarnings(
        tx,
        own.map(({ id }) => id),
        range,
      );
    }),
  );
  return found.flat();
}

export function summed(lines: readonly EarningOf[]) {
  return sumEarnings(
    lines.map(({ is_tip: isTip, payout_id: payoutId, baseCents, amountCents }) => ({
      ...{ isTip, baseCents, amountCents, isPaid: payoutId !== null },
    })),
  );
}

function sumsOf(lines: readonly EarningOf[]) {
  const { baseCents, commissionCents, tipsCents, paidCents, owedCents } = summed(lines);
  return {
    ...{ base: fromCents(baseCents), commission: fromCents(commissionCents), tips: fromCents(tipsCents) },
    ...{ paid: fromCents(paidCents), owed: fromCents(owedCents) },
  };
}

function presentLine(line: EarningOf) {
  return {
    movementId: line.movement_id,
    earnedAt: line.earned_at.toISOString(),
    isTip: line.is_tip,
    isSession: line.is_session,
    clientName: line.contact_id ? clientName(line) : "",
    serviceName: line.service_name ?? "",
    base: fromCents(line.baseCents),
    percent: line.percent,
    fixed: line.fixedCents === null ? null : fromCents(line.fixedCents),
    amount: fromCents(line.amountCents),
    payoutId: line.payout_id,
  };
}
