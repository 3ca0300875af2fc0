import { expect, test } from "vitest";
import { pageAddressOf } from "./page-address.ts";

test.each([
  ["Salón Ágata", "salon-agata"],
  ["  Niñas & Niños / Spa  ", "ninas-ninos-spa"],
  ["日本", "negocio"],
  ["x".repeat(90), "x".repeat(60)],
  ["../admin?x=1#y", "admin-x-1-y"],
])("«%s» is found at %s", (name, address) => {
  expect(pageAddressOf(name)).toBe(address);
});
