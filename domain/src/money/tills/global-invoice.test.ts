import { expect, test } from "vitest";
import { globalInvoice, paymentFormText, type Sale } from "./global-invoice.ts";

const sale = (ticket: string, cents: number, fields: Partial<Sale> = {}): Sale => ({
  ...{ ticket, at: "2026-11-27T18:00:00.000Z", isInvoiced: false, returnedLater: 0 },
  byMethod: [{ paymentMethod: "cash", cents }],
  ...fields,
});
const of = { day: "2026-11-27", branchName: "Centro", returnedOfEarlier: 0, returnedOfNone: 0 };

test("one line a ticket, IVA taken out of the price, and the sums are the sums of the lines", () => {
  const draft = globalInvoice([sale("1", 11600), sale("2", 10001), sale("3", 0)], of);
  expect(draft.lines.map(({ ticket, base, tax, total }) => [ticket, base, tax, total])).toEqual([
    ["1", 100, 16, 116],
    ["2", 86.22, 13.79, 100.01],
  ]);
  expect(draft).toMatchObject({
    months: "11",
    year: "2026",
    base: 186.22,
    tax: 29.79,
    total: 216.01,
    paymentForm: "01",
  });
});

test("what was invoiced singly is left out, and the means that brought most names the payment form", () => {
  const byMethod = [
    { paymentMethod: "credit" as const, cents: 6000 },
    { paymentMethod: "cash" as const, cents: 4000 },
  ];
  const draft = globalInvoice([sale("1", 500, { isInvoiced: true }), sale("2", 0, { byMethod })], of);
  expect(draft).toMatchObject({ invoicedSingly: 1, total: 100, paymentForm: "04" });
  expect(draft.lines.map(({ ticket }) => ticket)).toEqual(["2"]);
  expect(paymentFormText(draft.paymentForm)).toBe("04 · Tarjeta de crédito");
});

test("what was given back later is told of each line and in all, also of a line that is gone", () => {
  const draft = globalInvoice(
    [sale("1", 2000, { returnedLater: 8000 }), sale("2", 0, { returnedLater: 5000 }), sale("3", 100)],
    { ...of, returnedOfEarlier: 1250, returnedOfNone: 500 },
  );
  expect(draft.lines.map(({ returnedLater }) => returnedLater)).toEqual([80, 0]);
  expect(draft).toMatchObject({ total: 21, returnedLater: 130, returnedOfEarlier: 12.5, returnedOfNone: 5 });
});
