import { describe, expect, test } from "vitest";
import { offerOf, type PricedLink } from "./offer.ts";

const ZONE = "America/Mexico_City";
const NOON = Date.parse("2026-11-23T12:00:00-06:00");
const OFF = {
  active: false,
  type: "percentage",
  value: null,
  message: "",
  expirationType: "always",
  discountKey: "",
  duration: "always",
  startDate: null,
  endDate: null,
} as const;
const link = (discount: Partial<PricedLink["discount"]> = {}, more: Partial<PricedLink> = {}): PricedLink => ({
  unitPrice: 350.5,
  currency: "MXN",
  discount: { ...OFF, active: true, message: "Solo hoy", ...discount },
  ...more,
});
const at = (now = NOON, firstView: number | null = null) => ({ now, firstView, zone: ZONE });

describe("offerOf", () => {
  test.each<[string, Partial<PricedLink["discount"]>, number]>([
    ["one that is off", { active: false, value: 50 }, 35_050],
    ["a percentage, to the cent", { value: 33.33 }, 23_368],
    ["an amount", { type: "fixed", value: 50.25 }, 30_025],
    ["an amount above the price", { type: "fixed", value: 1_000 }, 0],
    ["everything", { value: 100 }, 0],
  ])("%s", (_, discount, cents) => {
    expect(offerOf(link(discount), at()).priceCents).toBe(cents);
  });

  test("a timer runs from the first view, and is over at its end", () => {
    const timed = link({ value: 10, expirationType: "timer", discountKey: "HOY", duration: 900 });
    expect(offerOf(timed, at())).toMatchObject({ discountCents: 3_505, endsAt: NOON + 900_000, message: "Solo hoy" });
    expect(offerOf(timed, at(NOON + 899_000, NOON)).endsAt).toBe(NOON + 900_000);
    expect(offerOf(timed, at(NOON + 900_000, NOON))).toMatchObject({ discountCents: 0, endsAt: null, message: "" });
  });

  test("dates are whole days of the branch, both included", () => {
    const dated = link({ value: 10, expirationType: "date", startDate: "2026-11-23", endDate: "2026-11-24" });
    const off = (text: string) => offerOf(dated, at(Date.parse(text))).discountCents;
    expect(off("2026-11-22T23:59:59-06:00")).toBe(0);
    expect(off("2026-11-23T00:00:00-06:00")).toBe(3_505);
    expect(off("2026-11-24T23:59:59-06:00")).toBe(3_505);
    expect(off("2026-11-25T00:00:00-06:00")).toBe(0);
  });

  test("a deposit is what is paid now, and never more than the price", () => {
    expect(offerOf(link({ active: false }, { deposit: 100 }), at())).toMatchObject({
      priceCents: 35_050,
      dueCents: 10_000,
    });
    expect(offerOf(link({ value: 90 }, { deposit: 100 }), at())).toMatchObject({ priceCents: 3_505, dueCents: 3_505 });
  });
});
