import { expect, test } from "vitest";
import { WINDOW_CLOSED } from "../window.ts";
import { META_CODES } from "./meta-codes.ts";
import { metaError } from "./meta-error.ts";

test.each([
  [{ code: 1, status: 500 }, "retry"],
  [{ code: 2, status: 503 }, "retry"],
  [{ code: 130429 }, "retry"],
  [{ code: 131056 }, "retry"],
  [{ code: 80007 }, "retry"],
  [{ code: 131047 }, "refused"],
  [{ code: 131026 }, "refused"],
  [{ code: 132001 }, "refused"],
  [{ code: 100, status: 400 }, "refused"],
  [{ code: 3, status: 500 }, "unauthorized"],
  [{ code: 33, status: 400 }, "unauthorized"],
  [{ code: 100, subcode: 33, status: 400 }, "unauthorized"],
  [{ code: 190 }, "unauthorized"],
  [{ code: 200 }, "unauthorized"],
  [{ code: 131031 }, "unauthorized"],
  // unknown codes
  [{ code: 999_999 }, "refused"],
  [{ code: 999_999, status: 400 }, "refused"],
  [{ code: 999_999, status: 500 }, "retry"],
  [{ code: 999_999, status: 503 }, "retry"],
  [{ code: 999_999, status: 401 }, "unauthorized"],
  [{ code: 999_999, status: 403 }, "unauthorized"],
  [{ code: 999_999, status: 400, isTransient: true }, "retry"],
] as const)("WhatsApp: %j is %s", (error, kind) => {
  expect(metaError("whatsapp", error).kind).toBe(kind);
});

test.each([
  [{ code: 190, subcode: 463 }, "unauthorized"],
  [{ code: 10, subcode: 2018278 }, "refused"],
  [{ code: 10, subcode: 2534022 }, "refused"],
  [{ code: 10, subcode: 1893063 }, "retry"],
  [{ code: 10 }, "unauthorized"],
  [{ code: 200 }, "unauthorized"],
  [{ code: 368 }, "unauthorized"],
  [{ code: 551, subcode: 1545041 }, "refused"],
  [{ code: 100, subcode: 2018001 }, "refused"],
  [{ code: 613 }, "retry"],
  [{ code: 80006 }, "retry"],
  [{ code: 1200 }, "retry"],
  [{ code: 9999 }, "refused"],
  [{ code: 9999, isTransient: true }, "retry"],
] as const)("Messenger: %j is %s", (error, kind) => {
  expect(metaError("messenger", error).kind).toBe(kind);
});

test("the reason names the carrier, and an unknown code is named", () => {
  expect(metaError("instagram", { code: 190 }).reason).toBe(
    "Instagram ya no acepta el permiso: inicia sesión con Facebook de nuevo",
  );
  expect(metaError("whatsapp", { code: 999_999 }).reason).toContain("999999");
});

test("a closed window reads alike whoever found it, and only 131050 is an objection", () => {
  expect(metaError("whatsapp", { code: 131047 }).reason).toBe(WINDOW_CLOSED);
  const objections = Object.keys(META_CODES).filter((code) => metaError("whatsapp", { code: Number(code) }).isOptOut);
  expect(objections).toEqual(["131050"]);
});

test("no reason shows a placeholder, for any code and carrier", () => {
  for (const code of Object.keys(META_CODES)) {
    const [main = 0, subcode] = code.split(".").map(Number);
    for (const carrier of ["whatsapp", "messenger", "instagram"] as const) {
      expect(metaError(carrier, { code: main, subcode }).reason).toMatch(/^[^{}]+$/);
    }
  }
});
