// The second factor: turned on in the person's account, asked for at the sign-in, and asked of a whole team.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { codeOfPhone } from "./code-of-phone.ts";
import { PASSWORD } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("is turned on with an application, and asked for when one signs in", async () => {
  const { page, email, complaints } = await newcomer("Ana Dos Pasos");
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

it("closes a business that asks for it to a member without it, who sees how to turn it on", async () => {
  const { page: owner } = await newcomer("Olga Dueña");
  const business = {
    name: "Taller de Olga",
    description: "Arregla lo que se pueda",
    whatsapp: "2221230010",
    whatsappOwner: "2221230011",
    timezone: { name: "America/Mexico_City" },
  };
  const made = await (await owner.request.post("/api/business", { data: { business } })).json();
  const businessId = made.data._id;
  const invitation = { businessId, access: "full", permissions: [] };
  const { code } = (await (await owner.request.post("/api/invitation", { data: { invitation } })).json()).data;
  const { page: member } = await newcomer("Mario Equipo");
  const { user } = (await (await member.request.get("/api/me")).json()).data;
  await member.request.put(`/api/user/${user._id}`, { data: { code } });

  await owner.goto("/negocio");
  const rule = owner.getByRole("switch", { name: /Pedir verificación en dos pasos/ });
  await rule.click();
  const question = owner.getByRole("dialog");
  await question.getByText(/hasta que la activen en su cuenta: .*Mario Equipo/).waitFor();
  await question.getByRole("button", { name: "Pedirla" }).click();
  await question.getByText("Activa primero la verificación en dos pasos en «Tu cuenta»").waitFor();
  await owner.goto("/cuenta?nuevo=pasos");
  await turnOn(owner);
  await owner.goto("/negocio");
  await rule.click();
  await question.getByRole("button", { name: "Pedirla" }).click();
  await owner.getByText("Tu equipo entra desde ahora con verificación en dos pasos").waitFor();

  await member.goto("/agenda");
  await member.getByText("Taller de Olga pide a su equipo la verificación en dos pasos").waitFor();
  await member.getByRole("link", { name: "Activar verificación en dos pasos" }).click();
  await turnOn(member);
  await member
    .getByRole("region", { name: "Verificación en dos pasos" })
    .getByText("Activa", { exact: true })
    .waitFor();
  await member.goto("/negocio");
  await member.getByRole("region", { name: "Datos del negocio" }).waitFor();
});

/** From the open dialog to its end; what the application on the phone keeps, and the recovery codes. */
async function turnOn(page: Page): Promise<{ uri: string; codes: string[] }> {
  const dialog = page.getByRole("dialog");
  const begun = page.waitForResponse("**/api/auth/two-factor/enable");
  await dialog.getByLabel("Tu contraseña").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Continuar" }).click();
  const uri = (await (await begun).json()).data.totpURI as string;
  const key = new URL(uri).searchParams.get("secret") ?? "";
  await dialog.getByText(key.slice(0, 4)).waitFor();
  await dialog.getByRole("img", { name: "Código QR para tu aplicación de códigos" }).waitFor();
  await dialog.getByLabel(/Código de 6 dígitos/).fill(codeOfPhone(uri));
  await dialog.getByRole("button", { name: "Activar" }).click();
  const list = dialog.getByRole("list", { name: "Códigos de recuperación" });
  await list.waitFor();
  const codes = await list.getByRole("listitem").allTextContents();
  await dialog.getByRole("button", { name: "Ya los guardé" }).click();
  await page.getByText("Activaste la verificación en dos pasos").waitFor();
  return { uri, codes };
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto("/auth/ingresar");
  await page.getByLabel("Correo").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Ingresar" }).click();
}

async function newcomer(name: string) {
  const opened = await screen();
  const email = `pasos-${Date.now()}-${name.length}@prueba.mx`;
  const made = await opened.page.request.post("/api/auth/sign-up/email", { data: { name, email, password: PASSWORD } });
  expect(made.status()).toBe(200);
  return { ...opened, email };
}
