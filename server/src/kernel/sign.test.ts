import { expect, test } from "vitest";
import { createSigner } from "./sign.ts";

const signer = createSigner("a-secret-of-at-least-32-characters!");

test("a mark holds for what it was made of, and for nothing else", () => {
  const mark = signer.mark("cita", "negocio", "1");
  expect(mark).toMatch(/^[\w-]{22}$/);
  expect(signer.isMark(mark, "cita", "negocio", "1")).toBe(true);
  for (const [purpose, ...parts] of [
    ["espera", "negocio", "1"],
    ["cita", "negocio", "2"],
    ["cita", "negocio1", ""],
    ["cita"],
  ])
    expect(signer.isMark(mark, purpose as string, ...parts)).toBe(false);
  for (const wrong of ["", "x", `${mark}A`, mark.slice(1), "ñ".repeat(22)])
    expect(signer.isMark(wrong, "cita", "negocio", "1")).toBe(false);
  const other = createSigner("another-secret-of-32-characters!!!!");
  expect(other.isMark(mark, "cita", "negocio", "1")).toBe(false);
});
