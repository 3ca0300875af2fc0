import type { Clock } from "../world/clock.ts";
import type { Ids } from "../world/ids.ts";
import type { WantedPreference } from "./preference-schema.ts";

export type Preference = { id: string; account: string; createdAt: number; wanted: WantedPreference };

export type PaymentState =
  | "pending"
  | "in_process"
  | "approved"
  | "rejected"
  | "cancelled"
  | "refunded"
  | "charged_back";

export type Payment = {
  id: number;
  preference: string;
  account: string;
  reference: string;
  status: PaymentState;
  detail: string;
  amount: number;
  refunded: number;
  currency: string;
  method: { id: string; type: string };
  createdAt: number;
  approvedAt: number | null;
  updatedAt: number;
};

export type Ledger = ReturnType<typeof createLedger>;

const DETAILS: Record<PaymentState, string> = {
  pending: "pending_waiting_payment",
  in_process: "pending_review_manual",
  approved: "accredited",
  rejected: "cc_rejected_insufficient_amount",
  cancelled: "expired",
  refunded: "refunded",
  charged_back: "settled",
};

/** Preferences, payments, and the answers stored by idempotency key. */
export function createLedger(ids: Ids, clock: Clock) {
  const preferences = new Map<string, Preference>();
  const payments = new Map<number, Payment>();
  const keys = new Map<string, unknown>();

  return {
    prefer(account: string, wanted: WantedPreference): Preference {
      const id = `${account}-${ids.digits(8)}-${ids.token("", 12)}`;
      const preference = { id, account, createdAt: clock.now(), wanted };
      preferences.set(id, preference);
      return preference;
    },
    preference: (id: string) => preferences.get(id),
    /** Null outside the period in which it can be paid. */
    pay({ id, account, wanted }: Preference, status: PaymentState): Payment | null {
      const now = clock.now();
      const until = wanted.expires && wanted.expiration_date_to ? Date.parse(wanted.expiration_date_to) : Infinity;
      if (now > until) return null;
      const [item] = wanted.items;
      const isSlow = status === "pending";
      const payment: Payment = {
        id: Number(ids.digits(11)),
        preference: id,
        account,
        reference: wanted.external_reference,
        status,
        detail: DETAILS[status],
        amount: wanted.items.reduce((sum, one) => sum + one.unit_price * one.quantity, 0),
        refunded: 0,
        currency: item?.currency_id ?? "MXN",
        method: isSlow ? { id: "oxxo", type: "ticket" } : { id: "visa", type: "credit_card" },
        createdAt: now,
        approvedAt: status === "approved" ? now : null,
        updatedAt: now,
      };
      payments.set(payment.id, payment);
      return payment;
    },
    change(payment: Payment, status: PaymentState): Payment {
      payment.status = status;
      payment.detail = DETAILS[status];
      payment.updatedAt = Math.max(clock.now(), payment.updatedAt + 1);
      if (status === "approved") payment.approvedAt ??= payment.updatedAt;
      if (status === "refunded" || status === "charged_back") payment.refunded = payment.amount;
      return payment;
    },
    /** Refunds a part, or all that is left. */
    giveBack(payment: Payment, amount: number): Payment {
      payment.refunded += amount;
      payment.updatedAt = Math.max(clock.now(), payment.updatedAt + 1);
      if (payment.refunded >= payment.amount - 1e-9) {
        payment.refunded = payment.amount;
        payment.status = "refunded";
        payment.detail = DETAILS.refunded;
      }
      return payment;
    },
    payment: (id: number) => payments.get(id),
    search: (account: string, reference: string) =>
      [...payments.values()]
        .filter((one) => one.account === account && one.reference === reference)
        .sort((a, b) => b.createdAt - a.createdAt),
    /** The stored answer for this key, or the answer that `make` creates now. */
    once<T>(key: string, make: () => T): T {
      const known = keys.get(key) as T | undefined;
      if (known !== undefined) return known;
      const made = make();
      keys.set(key, made);
      return made;
    },
    list: () => ({ preferences: [...preferences.values()], payments: [...payments.values()] }),
    restore: (kept: { preferences: Preference[]; payments: Payment[] }) => {
      for (const one of kept.preferences) preferences.set(one.id, one);
      for (const one of kept.payments) payments.set(one.id, one);
    },
    clear: () => {
      preferences.clear();
      payments.clear();
      keys.clear();
    },
  };
}

export function toldPayment(payment: Payment) {
  const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString().replace("Z", "+00:00"));
  return {
    id: payment.id,
    status: payment.status,
    status_detail: payment.detail,
    external_reference: payment.reference,
    transaction_amount: payment.amount,
    transaction_amount_refunded: payment.refunded,
    currency_id: payment.currency,
    date_created: iso(payment.createdAt),
    date_approved: iso(payment.approvedAt),
    date_last_updated: iso(payment.updatedAt),
    payment_method_id: payment.method.id,
    payment_type_id: payment.method.type,
    installments: 1,
    payer: { id: "1", email: "comprador@prueba.mx" },
    collector_id: Number(payment.account),
    metadata: {},
    order: { id: String(payment.id), type: "mercadopago" },
    fee_details: [],
    transaction_details: { net_received_amount: payment.amount, total_paid_amount: payment.amount },
    live_mode: false,
  };
}
