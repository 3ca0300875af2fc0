// The amount of a payment link right now: the stored price less the active discount, and the deposit where the service
// asks for only a part. For the payment page, the preference and link previews (D-6.1, D-6.2).
import { addDays } from "../../kit/calendar.ts";
import { type Instant, instantOf } from "../../kit/time.ts";

/** The parts of `linkPrice` that decide the amount; amounts in units of the currency. */
export type PricedLink = {
  readonly unitPrice: number;
  readonly currency: "MXN" | "USD";
  readonly deposit?: number | null;
  readonly discount: {
    readonly active: boolean;
    readonly type: "percentage" | "fixed";
    readonly value: number | null;
    readonly message: string;
    readonly expirationType: "always" | "timer" | "date";
    readonly discountKey: string;
    readonly duration: number | "always";
    readonly startDate: string | null;
    readonly endDate: string | null;
  };
};

/** Amounts in integer cents (D-12.1); `endsAt` null: the discount has no end, or there is none. */
export type Offer = {
  originalCents: number;
  discountCents: number;
  /** After the discount. */
  priceCents: number;
  /** The amount of the online payment now: the deposit, or the whole price. */
  dueCents: number;
  message: string;
  endsAt: Instant | null;
};

/** `firstView`: when this appointment was first opened with this coupon; null: now is the first time. */
export function offerOf(
  { unitPrice, deposit, discount }: PricedLink,
  at: { now: Instant; firstView: Instant | null; zone: string },
): Offer {
  const originalCents = toCents(unitPrice);
  const { isOn, endsAt } = discount.active ? holds(discount, at) : OFF;
  const discountCents = isOn ? Math.min(centsOff(discount, originalCents), originalCents) : 0;
  const priceCents = originalCents - discountCents;
  return {
    originalCents,
    discountCents,
    priceCents,
    dueCents: deposit ? Math.min(toCents(deposit), priceCents) : priceCents,
    message: isOn ? discount.message : "",
    endsAt: isOn ? endsAt : null,
  };
}

export function toCents(amount: number): number {
  return Math.round(amount * 100);
}

export function fromCents(cents: number): number {
  return cents / 100;
}

type Discount = PricedLink["discount"];
type DiscountState = { isOn: boolean; endsAt: Instant | null };

const OFF: DiscountState = { isOn: false, endsAt: null };

function holds(
  discount: Discount,
  { now, firstView, zone }: { now: Instant; firstView: Instant | null; zone: string },
) {
  if (discount.expirationType === "always") return { isOn: true, endsAt: null };
  if (discount.expirationType === "timer") {
    const seconds = discount.duration === "always" ? 0 : discount.duration;
    const endsAt = (firstView ?? now) + seconds * 1000;
    return { isOn: endsAt > now, endsAt };
  }
  const { startsAt, endsAt } = datesOf(discount, zone);
  return { isOn: endsAt !== null && endsAt > now && (startsAt === null || startsAt <= now), endsAt };
}

/** Days are whole days of that zone, both included. */
export function datesOf({ startDate, endDate }: Pick<Discount, "startDate" | "endDate">, zone: string) {
  const isDay = (text: string) => text.length === 10;
  const from = (text: string) => (isDay(text) ? instantOf(zone, text, "00:00") : Date.parse(text));
  const until = (text: string) => (isDay(text) ? instantOf(zone, addDays(text, 1), "00:00") : Date.parse(text));
  return { startsAt: startDate ? from(startDate) : null, endsAt: endDate ? until(endDate) : null };
}

function centsOff({ type, value }: Discount, originalCents: number): number {
  if (value === null || value <= 0) return 0;
  return type === "percentage" ? Math.round((originalCents * value) / 100) : toCents(value);
}
