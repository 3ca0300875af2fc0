import { expect, it } from "vitest";
import { passwordChange } from "./password-change.ts";

const EMPTY = { currentPassword: "", newPassword: "", repeatedPassword: "" };

async function said(typed: Partial<typeof EMPTY>): Promise<Record<string, string>> {
  const { issues = [] } = await passwordChange["~standard"].validate({ ...EMPTY, ...typed });
  return Object.fromEntries(issues.map(({ path, message }) => [String(path?.[0]), message]));
}

it("takes a new password that is typed twice alike, with its blanks", async () => {
  const typed = { currentPassword: "la de antes", newPassword: " otra clave ", repeatedPassword: " otra clave " };
  expect(await passwordChange["~standard"].validate(typed)).toEqual({ value: typed });
});

it("says on each field what is wrong with it", async () => {
  expect(await said({})).toEqual({
    currentPassword: "Escribe tu contraseña",
    newPassword: "La contraseña debe tener al menos 8 caracteres",
    repeatedPassword: "Repite la contraseña nueva",
  });
  const same = { currentPassword: "una-clave", newPassword: "una-clave", repeatedPassword: "una-clave" };
  expect(await said(same)).toEqual({ newPassword: "Elige una distinta de la actual" });
  const other = { currentPassword: "una-clave", newPassword: "otra-clave", repeatedPassword: "otra-clava" };
  expect(await said(other)).toEqual({ repeatedPassword: "No es igual a la contraseña nueva" });
});
