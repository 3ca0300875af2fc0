import { expect, test } from "vitest";
import { lookup } from "./lookup.ts";

test.each(["constructor", "toString", "__proto__", "hasOwnProperty", "valueOf"])("finds nothing for %s", (word) => {
  expect(lookup({ cliente: "client" })[word]).toBeUndefined();
});

test("finds its own entries", () => {
  expect(lookup({ cliente: "client" }).cliente).toBe("client");
});
