import { expect, test } from "vitest";
import type { PricedLink } from "../../../catalog/services/offer.ts";
import { owedFor } from "./debt.ts";

const discount: PricedLink["discount"] = {
  ...{
    active: false,
    type: "percentage" as const,
    value: 20,
    message: "Promo",
    expirationType: "date" as const,
    discountKey: "",
  },
  ...{ duration: "always" as const, startDate: "2026-01-01", endDate: "2026-01-31" },
};
const link: PricedLink = { unitPrice: 250.5, currency: "MXN", discount };
const starts = Date.parse("2026-03-01T18:00:00Z");
const visit = (paidCents: number, priced: PricedLink | null = link) => ({
  link: priced,
  ...{ agreedCents: null, discountCents: 0 },
  ...{ paidCents, starts, zone: "America/Mexico_City" },
});

test("what is owed is the price of each visit less what was paid for it, and one visit's surplus pays no other", () => {
  expect(owedFor([visit(0), visit(100_00), visit(300_00)])).toEqual({
    ...{ visits: 3, priced: 3, priceCents: 3 * 250_50 },
    owedCents: 250_50 + 150_50,
  });
});

test("only prices in pesos are counted", () => {
  const dollars: PricedLink = { ...link, currency: "USD" };
  expect(owedFor([visit(0, null), visit(0, dollars)])).toEqual({ visits: 2, priced: 0, priceCents: 0, owedCents: 0 });
});

test("whoever paid the discounted price owes nothing; money that went back is no debt beyond the price", () => {
  const promo: PricedLink = { ...link, discount: { ...discount, active: true } };
  expect(owedFor([visit(200_40, promo)])).toMatchObject({ priceCents: 200_40, owedCents: 0 });
  expect(owedFor([visit(200_39, promo)])).toMatchObject({ priceCents: 250_50, owedCents: 50_11 });
  expect(owedFor([visit(-50_00)])).toMatchObject({ owedCents: 250_50 });
});

test("the price of the desk counts before that of the service, less the discount of the desk", () => {
  const charged = { ...visit(150_00), agreedCents: 300_00, discountCents: 50_00 };
  expect(owedFor([charged])).toEqual({ visits: 1, priced: 1, priceCents: 250_00, owedCents: 100_00 });
  expect(owedFor([{ ...charged, link: null }])).toMatchObject({ priced: 1, owedCents: 100_00 });
});
