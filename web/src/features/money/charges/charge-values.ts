// The form values of a charge: what is due at first, and the sums that the panel shows while it is written.
import { REQUIRED } from "@mostrador/domain/kit/schema.ts";
import { type Due, NewCharge } from "@mostrador/domain/money/charges/schema.ts";
import type { PaymentMethod } from "@mostrador/domain/money/finance/payment-method.ts";
import * as z from "zod";

export type WrittenLine = { isCharged: boolean; price: number | null; discount: number | null };
export type WrittenPayment = { paymentMethod: PaymentMethod; amount: number | null };
export type ChargeValues = {
  branchId: string | null;
  lines: WrittenLine[];
  payments: WrittenPayment[];
  tip: number | null;
  note: string;
};

export function startOf(dues: readonly Due[], branchId: string | null): ChargeValues {
  const lines = dues.map(({ price, suggested, refusal, owed }) => ({
    isCharged: refusal === "" && owed !== 0,
    price: price ?? suggested,
    discount: null,
  }));
  const { total } = sumsOf(dues, { lines, payments: [], tip: null });
  return { branchId, lines, payments: [{ paymentMethod: "cash", amount: total || null }], tip: null, note: "" };
}

/** What the form began with, each as it is now and in its place; the server refuses one that is gone. */
export function inTheirPlaces(first: readonly Due[], now: readonly Due[]): Due[] {
  return first.map((one) => now.find((each) => subjectOf(each) === subjectOf(one)) ?? one);
}

function subjectOf({ appointmentId, orderId, enrollmentId, packagePurchaseId }: Due): string | null {
  return appointmentId ?? orderId ?? enrollmentId ?? packagePurchaseId;
}

/** Pesos; `rest` is negative where change is due. */
export function sumsOf(dues: readonly Due[], values: Pick<ChargeValues, "lines" | "payments" | "tip">) {
  const owed = dues.map((due, at) => owedOf(due, values.lines[at]));
  const cents = (pesos: number | null | undefined) => Math.round((pesos ?? 0) * 100);
  const due = owed.reduce((sum, pesos) => sum + cents(pesos), 0);
  const total = due + cents(values.tip);
  const received = values.payments.reduce((sum, { amount }) => sum + cents(amount), 0);
  return { owed, due: due / 100, total: total / 100, received: received / 100, rest: (total - received) / 100 };
}

/** What a line still owes after its discount, in pesos; 0 where it is not charged. */
function owedOf({ discount, paid }: Due, line: WrittenLine | undefined): number {
  if (!line?.isCharged) return 0;
  const cents = (pesos: number | null) => Math.round((pesos ?? 0) * 100);
  return Math.max(0, cents(line.price) - cents(discount) - cents(line.discount) - cents(paid)) / 100;
}

const Written = z.looseObject({
  branchId: z.string(REQUIRED),
  lines: z.array(z.looseObject({ isCharged: z.boolean(), price: z.number().nullable() })),
});

export function chargeShape(businessId: string, dues: readonly Due[]) {
  return Written.transform((values, context): NewCharge => {
    const written = values as unknown as ChargeValues;
    const { owed } = sumsOf(dues, written);
    const places = written.lines.flatMap(({ isCharged }, at) => (isCharged ? [at] : []));
    if (places.length === 0) context.addIssue({ code: "custom", path: ["lines"], message: "Elige qué cobras" });
    const lines = places.map((at) => {
      const { appointmentId, orderId, enrollmentId, packagePurchaseId } = dues[at] as Due;
      const { price, discount } = written.lines[at] as WrittenLine;
      return {
        ...{ appointmentId: appointmentId ?? undefined, orderId: orderId ?? undefined },
        ...{
          enrollmentId: enrollmentId ?? undefined,
          packagePurchaseId: packagePurchaseId ?? undefined,
          price,
          discount: discount ?? 0,
          owed: owed[at],
        },
      };
    });
    const { branchId, payments, tip, note } = written;
    const parsed = NewCharge.safeParse({ businessId, branchId, lines, payments, tip: tip ?? 0, note });
    for (const { path, message } of parsed.error?.issues ?? []) {
      const [head, at, ...rest] = path;
      const place = head === "lines" && typeof at === "number" ? [head, places[at] ?? at, ...rest] : path;
      context.addIssue({ code: "custom", path: [...place], message });
    }
    return parsed.data ?? z.NEVER;
  });
}
