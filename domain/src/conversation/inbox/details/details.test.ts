import { expect, test } from "vitest";
import { detailsOf, mapAddress, orderTotals, orderWords } from "./details.ts";

test("a message that carries nothing beside its words has no details", () => {
  expect(detailsOf({})).toBeNull();
  expect(detailsOf({ forwarded: "no", contacts: [] })).toBeNull();
  expect(detailsOf({ group: "" })).toBeNull();
  expect(detailsOf({ group: "Y2Fwa" })).toMatchObject({ group: "Y2Fwa" });
  expect(detailsOf({ forwarded: "often" })).toMatchObject({ forwarded: "often", location: null });
});

test("an order is counted and summed for each currency", () => {
  const item = { productId: "CREMA", quantity: 2, price: 12_050, currency: "MXN" };
  const order = { catalogId: "1", text: "", items: [item, { ...item, productId: "GEL", quantity: 1 }] };
  expect(orderTotals(order)).toEqual([{ currency: "MXN", total: 36_150 }]);
  expect(orderWords(order)).toBe("3 productos (2 × CREMA, 1 × GEL)");
  expect(orderWords({ ...order, items: [{ ...item, quantity: 1 }], text: "para hoy" })).toBe(
    "1 producto (1 × CREMA): para hoy",
  );
});

test("a place is seen on a map by its point", () => {
  expect(mapAddress({ latitude: 19.04, longitude: -98.2 })).toBe("https://www.google.com/maps?q=19.04,-98.2");
});
