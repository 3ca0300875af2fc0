import { expect, test } from "vitest";
import { countText, leftOrState, leftText, validText } from "./sessions-text.ts";

const year = new Date().getUTCFullYear();

test("what is left, and until when", () => {
  const of = { left: 3, sessions: 5, expiresOn: `${year}-11-20`, status: "active" } as const;
  expect(leftText(of)).toMatch(/^3 de 5 sesiones, vence el \S+ 20 nov$/);
  expect(leftText({ ...of, expiresOn: null })).toBe("3 de 5 sesiones, sin vencimiento");
  expect(leftText({ ...of, left: 0, sessions: 1, status: "spent" })).toBe("0 de 1 sesión");
  expect(leftOrState(of)).toMatch(/^3 de 5 hasta el \S+ 20 nov$/);
  expect(leftOrState({ ...of, expiresOn: null })).toBe("3 de 5 sesiones");
  expect(leftOrState({ ...of, status: "refunded" })).toBe("Devuelto");
  expect([countText(1), validText(null), validText(1), validText(90)]).toEqual([
    "1 sesión",
    "Sin vencimiento",
    "1 día",
    "90 días",
  ]);
});
