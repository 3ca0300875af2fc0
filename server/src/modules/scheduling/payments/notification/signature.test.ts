import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { isSigned } from "./signature.ts";

// docs/decisions/0033: the vector of a known implementation
const VECTOR = {
  signature: "ts=1742505638683,v1=c6d69600e5801cef063fb8cc9fdef79590d6f9e52f27960c3c468532011a6681",
  requestId: "req-1",
  dataId: "123456789",
};
const THEN = 1_742_505_638_683;

test("the known vector is taken at its time, and neither long after nor before", () => {
  expect(isSigned(VECTOR, "mp-secret", THEN)).toBe(true);
  expect(isSigned(VECTOR, "mp-secret", THEN + 59 * 60_000)).toBe(true);
  expect(isSigned(VECTOR, "mp-secret", THEN + 61 * 60_000)).toBe(false);
  expect(isSigned(VECTOR, "mp-secret", THEN - 6 * 60_000)).toBe(false);
});

test.each([
  ["another secret", VECTOR, "other"],
  ["another payment", { ...VECTOR, dataId: "123456788" }, "mp-secret"],
  ["another request", { ...VECTOR, requestId: "req-2" }, "mp-secret"],
  ["no signature", { ...VECTOR, signature: undefined }, "mp-secret"],
  ["two of them", { ...VECTOR, signature: [VECTOR.signature] }, "mp-secret"],
  ["half of one", { ...VECTOR, signature: VECTOR.signature.slice(0, -1) }, "mp-secret"],
  [
    "no time",
    { ...VECTOR, signature: "v1=c6d69600e5801cef063fb8cc9fdef79590d6f9e52f27960c3c468532011a6681" },
    "mp-secret",
  ],
])("%s is refused", (_, signed, secret) => {
  expect(isSigned(signed, secret, THEN)).toBe(false);
});

test("the time may come in seconds, and the request's id may be missing", () => {
  const ts = Math.floor(THEN / 1000);
  const v1 = createHmac("sha256", "s").update(`id:7;ts:${ts};`).digest("hex");
  expect(isSigned({ signature: `ts=${ts}, v1=${v1}`, requestId: undefined, dataId: "7" }, "s", THEN)).toBe(true);
});
