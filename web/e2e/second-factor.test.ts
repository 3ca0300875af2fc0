// The second factor: turned on in the person's account, and asked for at the sign-in.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { codeOfPhone } from "./code-of-phone.ts";
import { newcomer } from "./newcomer.ts";
import { PASSWORD } from "./screen.ts";
import { stage } from "./stage.ts";
import { turnOn } from "./turn-on-second-factor.ts";

const { screen } = stage();

it("is turned on with an application, and asked for when one signs in", async () => {
  const { page, email, complaints } = await newcomer(screen, "Ana Dos Pasos");
  await page.goto("/cuenta");
  const card = page.getByRole("region", { name: "Verificación en dos pasos" });
  await card.getByRole("button", { name: "Activar" }).click();
  const { uri, codes } = await turnOn(page);
  await card.getByText("Activa", { exact: true }).waitFor();
  expect(codes).toHaveLength(10);

  const { page: phone, complaints: ofPhone } = await screen({ width: 390, height: 844 });
  await signIn(phone, email);
  await phone.getByRole("heading", { name: "Verificación en dos pasos" }).waitFor();
  const code = phone.getByLabel("Código de 6 dígitos");
  expect(await code.getAttribute("autocomplete")).toBe("one-time-code");
  await expect.poll(() => code.evaluate((field) => field === document.activeElement)).toBe(true);
  await code.fill("000000");
  await phone.getByRole("button", { name: "Ingresar" }).click();
  await phone.getByText("El código no es correcto o ya se usó. Escribe el que ves ahora.").waitFor();
  await code.fill(codeOfPhone(uri));
  await phone.getByRole("checkbox", { name: /Confiar en este dispositivo/ }).click();
  await phone.getByRole("button", { name: "Ingresar" }).click();
  await phone.waitForURL("**/onboarding");
  // away from the product, which would go to the sign-in by itself
  await phone.goto("about:blank");
  await phone.request.post("/api/auth/sign-out", { data: {} });
  await signIn(phone, email);
  await phone.waitForURL("**/onboarding");

  const { page: other } = await screen();
  await signIn(other, email);
  await other.getByRole("button", { name: "Usar un código de recuperación" }).click();
  await other.getByLabel("Código de recuperación").fill(codes[0] ?? "");
  await other.getByRole("button", { name: "Ingresar" }).click();
  await other.waitForURL("**/onboarding");

  await card.getByRole("button", { name: "Desactivar" }).click();
  await page.getByLabel("Tu contraseña").fill("no-es-esta-clave");
  await page.getByRole("dialog").getByRole("button", { name: "Desactivar" }).click();
  await page.getByText("La contraseña no es correcta").waitFor();
  await page.getByLabel("Tu contraseña").fill(PASSWORD);
  await page.getByRole("dialog").getByRole("button", { name: "Desactivar" }).click();
  await card.getByRole("button", { name: "Activar" }).waitFor();
  // The browser itself reports refusals, and the 401 of a page before its sign-in.
  expect([...complaints, ...ofPhone].filter((line) => !/40[01]/.test(line))).toEqual([]);
});

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto("/auth/ingresar");
  await page.getByLabel("Correo").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Ingresar" }).click();
}
