// The answer of the calls for a till: what is expected of each means, and what was counted.
import { fromCents, toCents } from "@mostrador/domain/catalog/services/offer.ts";
import { PAYMENT_METHODS } from "@mostrador/domain/money/finance/payment-method.ts";
import type { Till } from "@mostrador/domain/money/tills/schema.ts";
import type { NamedTill } from "./till.store.ts";

type Count = { paymentMethod: string; counted: number };

/** `reader`: the account that reads it. */
export function presentTill(row: NamedTill, reader: string): Till {
  const counts = row.counts as unknown as readonly Count[];
  const sums = PAYMENT_METHODS.flatMap((paymentMethod) => {
    const sum = row.method_sums.find(({ payment_method: method }) => method === paymentMethod);
    if (!sum && paymentMethod !== "cash") return [];
    const [ins, outs, tips] = [sum?.in, sum?.out, sum?.tips].map((amount) => toCents(Number(amount ?? 0))) as [
      ...[number, number, number],
    ];
    const float = paymentMethod === "cash" ? toCents(Number(row.float_amount)) : 0;
    const counted = counts.find((one) => one.paymentMethod === paymentMethod)?.counted ?? null;
    const expected = fromCents(float + ins - outs);
    return [{ paymentMethod, in: fromCents(ins), out: fromCents(outs), tips: fromCents(tips), expected, counted }];
  });
  return {
    _id: row.id,
    businessId: row.business_id,
    branchId: row.branch_id,
    branchName: row.branch_name,
    personName: row.person_name,
    isOwn: row.person_id === reader,
    float: Number(row.float_amount),
    sums,
    tips: fromCents(sums.reduce((all, { tips }) => all + toCents(tips), 0)),
    openedAt: row.opened_at.toISOString(),
    openedBy: row.opened_by,
    closedAt: row.closed_at?.toISOString() ?? null,
    closedBy: row.closed_by ?? "",
    difference: row.difference === null ? null : Number(row.difference),
    note: row.note,
    events: row.events.map(({ kind, at, by_name: by, note, difference }) => ({
      ...{ kind, at: new Date(at).toISOString(), by, note },
      difference: difference === null ? null : Number(difference),
    })),
    updatedAt: row.updated_at.toISOString(),
  };
}
