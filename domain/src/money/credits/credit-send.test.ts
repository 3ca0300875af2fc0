import { expect, test } from "vitest";
import { CreditSend } from "./schema.ts";

const FORM = { businessId: "01890000-0000-7000-8000-000000000001", from: "prepay", amount: 10, totalPrice: null };

test("a sale without its total is not sent, and 0 is a gift", () => {
  const { error } = CreditSend.safeParse({ ...FORM, type: "recharge" });
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [["totalPrice"], "Este campo es requerido"],
  ]);
  expect(CreditSend.parse({ ...FORM, type: "recharge", totalPrice: 0 }).totalPrice).toBe(0);
});

test("what is taken back has no sale", () => {
  expect(CreditSend.parse({ ...FORM, type: "extract" }).totalPrice).toBe(0);
});
