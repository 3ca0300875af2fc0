import { expect, test } from "vitest";
import { owedCents } from "./owed.ts";
import { splitPayment } from "./split-payment.ts";

const cash = (cents: number) => ({ paymentMethod: "cash", cents }) as const;
const card = (cents: number) => ({ paymentMethod: "credit", cents }) as const;

test("lines are paid first, then the tip, and only cash is given back", () => {
  expect(splitPayment([20000, 15000], 3000, [cash(30000), card(10000)])).toEqual({
    parts: [
      { line: 0, paymentMethod: "credit", cents: 10000 },
      { line: 0, paymentMethod: "cash", cents: 10000 },
      { line: 1, paymentMethod: "cash", cents: 15000 },
      { line: null, paymentMethod: "cash", cents: 3000 },
    ],
    changeCents: 2000,
  });
  expect(() => splitPayment([20000], 0, [card(20001)])).toThrow("solo el efectivo da cambio");
  expect(() => splitPayment([20000], 1, [cash(20000)])).toThrow("no alcanza para la propina");
});

test("no cent is lost or made: parts and change are what was handed over, whatever the amounts", () => {
  for (let seed = 1; seed < 400; seed++) {
    const next = (most: number, salt: number) => (seed * 7919 + salt * 104729) % most;
    const owed = [next(50000, 1), next(30000, 2), next(100, 3)];
    const payments = [cash(next(90000, 4) + 1), card(next(9000, 5) + 1)];
    try {
      const { parts, changeCents } = splitPayment(owed, next(500, 6), payments);
      const paid = parts.reduce((sum, { cents }) => sum + cents, 0);
      expect(paid + changeCents).toBe(payments.reduce((sum, { cents }) => sum + cents, 0));
      expect(parts.every(({ cents }) => Number.isInteger(cents) && cents > 0)).toBe(true);
      for (const [line, most] of owed.entries())
        expect(
          parts.filter((part) => part.line === line).reduce((sum, { cents }) => sum + cents, 0),
        ).toBeLessThanOrEqual(most);
    } catch (reason) {
      expect((reason as Error).message).toMatch(/^(Recibiste más|Lo recibido no alcanza)/);
    }
  }
});

test("nothing is owed below zero, and nothing is known without a price", () => {
  expect(owedCents({ priceCents: 30000, discountCents: 5000, paidCents: 10000 })).toBe(15000);
  expect(owedCents({ priceCents: 30000, discountCents: 0, paidCents: 40000 })).toBe(0);
  expect(owedCents({ priceCents: null, discountCents: 0, paidCents: 100 })).toBe(null);
});
