import fc from "fast-check";
import { expect, test } from "vitest";
import { daySales, type SaleMovement } from "./day-sales.ts";

const DAY = { from: 100, to: 200 };
const charge = (id: string, at: number, isInvoiced = false) => ({ id, ticket: id, at, isInvoiced });
const move = (id: string, at: number, cents: number, fields: Partial<SaleMovement> = {}): SaleMovement => ({
  ...{ id: `00000000${id}`, type: "in", at, cents, paymentMethod: "cash", subject: "cita" },
  ...{ charge: null, onlinePayment: null, isHere: true },
  ...fields,
});
const back = (id: string, at: number, cents: number, fields: Partial<SaleMovement> = {}) =>
  move(id, at, cents, { type: "out", ...fields });
const read = (movements: SaleMovement[]) => {
  const { sales, ...sums } = daySales(movements, DAY);
  const total = (byMethod: readonly { cents: number }[]) => byMethod.reduce((sum, { cents }) => sum + cents, 0);
  return { ...sums, sales: sales.map(({ byMethod, returnedLater }) => [total(byMethod), returnedLater]) };
};
const none = { returnedOfEarlier: 0, returnedOfNone: 0 };

test("what is given back by hand on a later day comes off the sale and is named as later", () => {
  expect(read([move("1", 110, 100), back("2", 250, 80)])).toEqual({ ...none, sales: [[20, 80]] });
  const charged = [move("1", 110, 100, { charge: charge("7", 110) }), back("2", 250, 30)];
  expect(read(charged)).toEqual({ ...none, sales: [[70, 30]] });
});

test("it comes off the last sale before it, so that a later payment of the same thing is not made smaller", () => {
  expect(read([move("1", 110, 100), back("2", 250, 100), move("3", 300, 100)]).sales).toEqual([[0, 100]]);
  expect(read([move("1", 110, 100), move("2", 120, 50), back("3", 130, 80)]).sales).toEqual([
    [70, 0],
    [0, 0],
  ]);
  expect(read([move("1", 50, 100), move("2", 120, 50), back("3", 130, 80)])).toEqual({
    ...none,
    returnedOfEarlier: 30,
    sales: [[0, 0]],
  });
});

test("a refund of a charge comes off that charge, one of Mercado Pago off its payment, and one of nothing is named", () => {
  const [first, second] = [charge("1", 110), charge("2", 120)];
  expect(
    read([
      move("1", 110, 100, { charge: first }),
      move("2", 120, 100, { charge: second }),
      back("3", 130, 40, { charge: first }),
      back("4", 260, 10, { charge: first }),
    ]).sales,
  ).toEqual([
    [50, 10],
    [100, 0],
  ]);
  const online = { subject: null, onlinePayment: "91" };
  expect(read([move("1", 110, 100, online), back("2", 250, 30, online)]).sales).toEqual([[70, 30]]);
  expect(read([back("1", 130, 40, { subject: null }), back("2", 140, 5, { isHere: false })])).toEqual({
    ...none,
    returnedOfNone: 40,
    sales: [],
  });
});

test("over random histories a sale is never below zero, and what is given back comes off exactly once", () => {
  const at = fc.integer({ min: 0, max: 300 });
  const one = fc.record({
    type: fc.constantFrom("in" as const, "out" as const),
    at,
    cents: fc.integer({ min: 1, max: 500 }),
    subject: fc.constantFrom("a", "b", null),
    paymentMethod: fc.constantFrom("cash" as const, "transfer" as const),
  });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 12 }), (given) => {
      const history = given.map((fields, index) => move(String(100 + index), fields.at, fields.cents, fields));
      // each third of the time as if it were the day: the sales of all three, and what came off them
      const days = [0, 100, 200].map((from) => daySales(history, { from, to: from === 200 ? 1_000 : from + 100 }));
      const left = days.flatMap(({ sales }) => sales).flatMap(({ byMethod }) => byMethod);
      expect(left.every(({ cents }) => cents >= 0)).toBe(true);
      const sum = (type: "in" | "out") =>
        given.filter((each) => each.type === type).reduce((all, { cents }) => all + cents, 0);
      const ofNone = days.reduce((all, { returnedOfNone }) => all + returnedOfNone, 0);
      const sold = left.reduce((all, { cents }) => all + cents, 0);
      expect(sold).toBe(sum("in") - (sum("out") - ofNone));
      const later = days.flatMap(({ sales }) => sales).reduce((all, { returnedLater }) => all + returnedLater, 0);
      expect(later).toBe(days.reduce((all, { returnedOfEarlier }) => all + returnedOfEarlier, 0));
    }),
  );
});
