import { expect, test } from "vitest";
import { tierOf } from "../../partners/billing/credit-tiers.ts";
import { appointmentsFor, extraCreditChoices, PLANS, planCredits, planPrice, pricePerDay } from "./catalogue.ts";

test("each quantity of messages has the price of its tier, at both ends of it", () => {
  const ends = [750, 1999, 2000, 4999, 5000, 9999, 10_000, 19_999, 20_000, 999_999];
  expect(ends.map((quantity) => tierOf(quantity).price)).toEqual([100, 100, 90, 90, 70, 70, 50, 50, 40, 40]);
  expect(tierOf(5000)).toEqual({ from: 5000, to: 9999, price: 70 });
  expect(tierOf(25_000).to).toBe(999_999);
});

test("additional credits grow in steps and end 100 below the next plan", () => {
  expect(extraCreditChoices("bronce")).toEqual([0, 100, 200, 300, 400, 500]);
  expect(extraCreditChoices("plata")).toEqual([0, 100, 200, 300, 400, 500, 1000, 1500, 2000, 2500]);
  expect(extraCreditChoices("oro").at(-1)).toBe(4500);
});

test("a plan says what a day costs and how many appointments it is enough for", () => {
  expect(pricePerDay(PLANS.bronce)).toBe(4163);
  expect(appointmentsFor(1000)).toEqual({ from: 28, to: 66 });
});

test("a year is twelve months, in pesos and in credits", () => {
  expect(planPrice(PLANS.oro, "year")).toBe(374_900 * 12);
  expect(planCredits(PLANS.oro, "year")).toBe(60_000);
});
