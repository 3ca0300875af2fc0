// Reads what is due, from the capability of each kind.
import { fromCents } from "@mostrador/domain/catalog/services/offer.ts";
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { owedCents } from "@mostrador/domain/money/charges/owed.ts";
import type { readDue as route } from "@mostrador/domain/money/charges/routes.ts";
import type { Due, DueSubject } from "@mostrador/domain/money/charges/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { type Chargeable, type ChargeKind, chargeable, type DueOf } from "./chargeable.ts";

const FIELDS = {
  appointment: "appointmentId",
  order: "orderId",
  enrollment: "enrollmentId",
  package: "packagePurchaseId",
} as const;
const NONE = { appointmentId: null, orderId: null, enrollmentId: null, packagePurchaseId: null };
export const KINDS = Object.keys(FIELDS) as readonly ChargeKind[];

export function kindOf(subject: Partial<Record<(typeof FIELDS)[ChargeKind], string | null | undefined>>) {
  for (const kind of KINDS) {
    const id = subject[FIELDS[kind]];
    if (id) return { kind, id, field: FIELDS[kind] };
  }
  throw new Error("A line of a charge names nothing");
}

export function subjectOf(kind: ChargeKind, id: string): DueSubject {
  return { [FIELDS[kind]]: id };
}

export function ofKind(ctx: TenantCtx, kind: ChargeKind): Chargeable {
  const found = ctx.fillings.of(chargeable).find((each) => each.kind === kind);
  if (!found) throw new Error(`Nobody fills in what is due for ${kind}`);
  return found;
}

/** Whether there is a price and all of it is paid. */
export async function isPaid(tx: Tx, ctx: TenantCtx, kind: ChargeKind, id: string): Promise<boolean> {
  const [due] = await ofKind(ctx, kind).due(tx, [id], { hold: false, together: false });
  return due !== undefined && due.paidCents > 0 && owedCents(due) === 0;
}

/** In the order of the visit. */
export async function readDue(ctx: TenantCtx, { query }: Call<typeof route>) {
  const { day } = query;
  if (day !== undefined) return { data: await readDueOn(ctx, day) };
  const { kind, id, field } = kindOf(query);
  const found = await readTogether(ctx, (tx) => ofKind(ctx, kind).due(tx, [id], { hold: false, together: true }));
  if (found.length === 0) throw notFound(undefined, field);
  return { data: found.map((due) => present(kind, due)) };
}

async function readDueOn(ctx: TenantCtx, day: Day): Promise<Due[]> {
  const asked = ctx.fillings.of(chargeable).flatMap(({ kind, dueOn }) => (dueOn ? [{ kind, dueOn }] : []));
  const found = await readTogether(ctx, (tx) => Promise.all(asked.map(({ dueOn }) => dueOn(tx, day))));
  return asked.flatMap(({ kind }, at) => (found[at] ?? []).map((due) => present(kind, due)));
}

function present(kind: ChargeKind, due: DueOf): Due {
  const owed = owedCents(due);
  const pesos = (cents: number | null) => (cents === null ? null : fromCents(cents));
  return {
    ...{ ...NONE, ...subjectOf(kind, due.id) },
    title: due.title,
    clientId: due.contactId,
    clientName: due.contactName,
    branchId: due.branchId,
    price: pesos(due.priceCents),
    discount: fromCents(due.discountCents),
    paid: fromCents(due.paidCents),
    owed: pesos(owed),
    suggested: pesos(due.suggestedCents),
    refusal: due.refusal,
  };
}
