import type { Due } from "@mostrador/domain/money/charges/schema.ts";
import { expect, test } from "vitest";
import { chargeShape, inTheirPlaces, startOf, sumsOf } from "./charge-values.ts";

const ID = "01890a5d-ac96-774b-bcce-b302099a8057";
const due = (fields: Partial<Due>): Due => ({
  ...{
    appointmentId: ID,
    orderId: null,
    enrollmentId: null,
    packagePurchaseId: null,
    title: "Corte",
    clientId: ID,
    clientName: "Ana",
  },
  ...{ branchId: ID, price: 250, discount: 0, paid: 0, owed: 250, suggested: null, refusal: "" },
  ...fields,
});

test("the panel begins with everything that is owed, in cash", () => {
  const dues = [due({ paid: 100.1, owed: 149.9 }), due({ price: null, owed: null, suggested: 90 }), due({ owed: 0 })];
  const values = startOf(dues, ID);
  expect(values.lines.map(({ isCharged }) => isCharged)).toEqual([true, true, false]);
  expect(values.payments).toEqual([{ paymentMethod: "cash", amount: 239.9 }]);
});

test("discount, tip and change are counted in cents", () => {
  const lines = [{ isCharged: true, price: 250.3, discount: 0.2 }];
  const payments = [
    { paymentMethod: "credit" as const, amount: 100.05 },
    { paymentMethod: "cash" as const, amount: 200 },
  ];
  expect(sumsOf([due({})], { lines, payments, tip: 10.1 })).toEqual({
    ...{ owed: [250.1], due: 250.1, total: 260.2, received: 300.05, rest: -39.85 },
  });
});

test("an error of a line is shown at that line, though lines before it are not charged", () => {
  const dues = [due({ owed: 0 }), due({})];
  const values = startOf(dues, ID);
  const missing = { ...values, lines: [values.lines[0], { ...values.lines[1], price: null }] };
  const issues = chargeShape(ID, dues).safeParse(missing).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join("."))).toContain("lines.1.price");
  const none = { ...values, lines: values.lines.map((line) => ({ ...line, isCharged: false })) };
  expect(chargeShape(ID, dues).safeParse(none).error?.issues[0]?.message).toBe("Elige qué cobras");
});

test("another appointment that leaves or joins the visit meanwhile moves no line of the form", () => {
  const of = (id: string, fields: Partial<Due> = {}) => due({ appointmentId: id, title: id, ...fields });
  const first = [of("a"), of("b"), of("c")];
  const now = [of("new"), of("c", { paid: 50, owed: 200 }), of("a")];
  const kept = inTheirPlaces(first, now);
  expect(kept.map(({ title, paid }) => [title, paid])).toEqual([
    ["a", 0],
    ["b", 0],
    ["c", 50],
  ]);
});
