import { expect, it } from "vitest";
import * as z from "zod";
import { email, newPassword, password, personName } from "./credential.ts";
import { ChangePassword, SignUp, VerifyEmail } from "./schema.ts";

it("takes an address exactly when the sign-in library does", () => {
  const asked = [
    "ana@x.mx",
    "a.b+c@y-z.com.mx",
    "ñ@x.mx",
    "a..b@x.mx",
    ".a@x.mx",
    "a@x",
    "a@x.m",
    "a b@x.mx",
    "a@-x.mx",
  ];
  for (const each of [...asked, "a'b@x.mx", "@x.mx", "a@b@x.mx", "a@x.mx.", `${"a".repeat(200)}@x.mx`]) {
    expect([each, email(each) === undefined]).toEqual([each, z.email().safeParse(each).success]);
  }
  expect(email(" ana@x.mx ")).toBeUndefined();
  expect(email(`${"a".repeat(254)}@x.mx`)).toBe("El correo no es válido");
});

it("refuses a name of nothing to be seen, one that turns what follows, and one without an end", () => {
  expect(["Íñigo O'Brien <3", "Li", "李明"].map(personName)).toEqual([undefined, undefined, undefined]);
  for (const name of ["", "  ", "\u200b\u200b\u200b", "..."]) expect(personName(name)).toBe("Escribe tu nombre");
  for (const name of ["a", "x".repeat(240_000)]) expect(personName(name)).toMatch(/de 2 a 80/);
  for (const name of ["a\u0000b", "ana\u202egnp", "x\udc00"]) expect(personName(name)).toMatch(/no se permiten/);
});

it("holds a password between 8 and 128 characters, and takes an old one as it is", () => {
  expect([newPassword("1234567"), newPassword("12345678"), newPassword("x".repeat(129))]).toEqual([
    "La contraseña debe tener al menos 8 caracteres",
    undefined,
    "La contraseña debe tener máximo 128 caracteres",
  ]);
  expect([password(""), password("corta")]).toEqual(["Escribe tu contraseña", undefined]);
});

it("hands on the declared fields alone, cleaned", () => {
  const asked = { name: " Ana ", email: " ANA@X.mx", password: "  larga  ", role: "admin", callbackURL: "//evil" };
  expect(SignUp.parse(asked)).toEqual({ name: "Ana", email: "ana@x.mx", password: "  larga  " });
  expect(ChangePassword.parse({ currentPassword: "a", newPassword: "otra-clave", revokeOtherSessions: false })).toEqual(
    { currentPassword: "a", newPassword: "otra-clave", revokeOtherSessions: true },
  );
});

it("says of what is no text what it says of what is missing", () => {
  const said = SignUp.safeParse({ name: { a: 1 }, email: 7, password: [] }).error?.issues.map(({ message }) => message);
  expect(said).toEqual(["Escribe tu nombre", "Escribe tu correo", "La contraseña debe tener al menos 8 caracteres"]);
  for (const token of ["", "a b", "x\u0000", "a".repeat(1_001), ["a"]]) {
    expect(VerifyEmail.safeParse({ token }).error?.issues[0]?.message).toBe("El enlace ya no sirve. Pide uno nuevo.");
  }
});
