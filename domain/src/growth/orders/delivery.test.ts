import { expect, test } from "vitest";
import { ADDRESS_OF_PICKUP, isLate, NO_ADDRESS, placeOf } from "./delivery.ts";

const NONE = { method: "pickup", address: "" } as const;
const HOME = { method: "delivery", address: "Juárez 5" } as const;

test.each([
  [NONE, {}, NONE],
  [NONE, { deliveryAddress: "Juárez 5" }, HOME],
  [NONE, { deliveryMethod: "delivery", deliveryAddress: "Juárez 5" }, HOME],
  [HOME, { deliveryMethod: "pickup" }, NONE],
  [HOME, { deliveryAddress: "" }, NONE],
  [HOME, { deliveryMethod: "delivery" }, HOME],
  [HOME, { deliveryAddress: "Reforma 10" }, { method: "delivery", address: "Reforma 10" }],
] as const)("%o with %o", (before, sent, place) => {
  expect(placeOf(before, sent, "deliveryAddress")).toEqual(place);
});

test.each([
  [{ deliveryMethod: "delivery" }, NO_ADDRESS],
  [{ deliveryMethod: "pickup", deliveryAddress: "Juárez 5" }, ADDRESS_OF_PICKUP],
] as const)("%o is refused at the address", (sent, message) => {
  expect(() => placeOf(NONE, sent, "order.deliveryAddress")).toThrow(
    expect.objectContaining({ status: 400, errors: [{ path: "order.deliveryAddress", message }] }),
  );
});

test("only a pending order with a moment can be late", () => {
  const dueAt = "2026-12-01T10:00:00.000Z";
  const at = Date.parse(dueAt);
  expect(isLate({ status: "pending", dueAt }, at)).toBe(false);
  expect(isLate({ status: "pending", dueAt }, at + 1)).toBe(true);
  expect(isLate({ status: "delivered", dueAt }, at + 1)).toBe(false);
  expect(isLate({ status: "pending", dueAt: null }, at)).toBe(false);
});
