import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { stage } from "./stage.ts";

const { screen, phone } = stage();

it("takes a new person from signing up to the first appointment", async () => {
  const { page } = await screen();
  const email = `nueva.${process.pid}@correo.mx`;
  await page.goto("/auth/registro");
  await fill(page, { Nombre: "Nadia Prueba", Correo: email });
  await page.getByLabel("Contraseña", { exact: true }).fill("una-clave-larga");
  await page.getByRole("button", { name: "Crear cuenta" }).click();
  const wayIn = page.getByRole("button", { name: /Registra tu negocio/ });
  const checkMail = page.getByRole("heading", { name: "Revisa tu correo" });
  await wayIn.or(checkMail).first().waitFor();
  if (await checkMail.isVisible()) await confirmByMail(page, email);

  await wayIn.click();
  await step(page, "Registra tu negocio");
  await fill(page, { "Nombre del negocio": "Barbería Nadia", "WhatsApp de quien es dueño": "2225550101" });
  await page.getByLabel("Descripción").fill("Cortes y barba en el barrio de Analco.");
  await page.getByLabel("WhatsApp del negocio").fill("2225550100");
  await save(page);

  await step(page, "Registrar nueva sucursal");
  await fill(page, { Nombre: "Analco", Dirección: "Calle 8 Oriente 1204, Analco", Ciudad: "Puebla", Estado: "Puebla" });
  await save(page);

  await step(page, "Registra a quien atiende");
  await fill(page, { Nombre: "Nadia Prueba", WhatsApp: "2225550102" });
  await save(page);

  await step(page, "Registra un servicio");
  await fill(page, { Nombre: "Corte clásico", Precio: "$180" });
  await page.getByLabel("Descripción").fill("Corte con tijera y navaja.");
  await save(page);

  await step(page, "Crea tu asistente");
  await fill(page, { Nombre: "Nadia" });
  await save(page);

  await page.getByRole("button", { name: "Ver la agenda" }).click();
  await page
    .getByRole("button", { name: "Día siguiente" })
    .or(page.getByRole("button", { name: "Semana siguiente" }))
    .click();
  await page.getByRole("button", { name: "Agendar cita" }).click();
  await page.getByRole("combobox", { name: "Cliente" }).fill("Óscar Prueba");
  await page.getByRole("option", { name: /Registrar cliente nuevo/ }).click();
  await page.getByRole("group", { name: "Cliente nuevo" }).getByLabel("WhatsApp").fill("2225550103");
  await page.getByRole("combobox", { name: "Servicio" }).fill("Corte");
  await page.getByRole("option", { name: /Corte clásico/ }).click();
  await page.getByRole("button", { name: "Agendar", exact: true }).click();
  await page.getByRole("button", { name: /Óscar Prueba.*Corte clásico/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/agenda");
});

async function step(page: Page, title: string): Promise<void> {
  await page.getByRole("heading", { name: title, level: 1 }).waitFor();
}

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await page.getByRole("textbox", { name: label, exact: true }).fill(text);
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Guardar y continuar" }).click();
}

/** Opens the link of the mail that was sent, and signs in. */
async function confirmByMail(page: Page, email: string): Promise<void> {
  const mail = await phone();
  await mail.page.goto(`/mail?to=${encodeURIComponent(email)}`);
  const link = mail.page.locator("a[href*=verif]").first();
  await page.goto((await link.getAttribute("href")) ?? "/auth/ingresar");
  await page.goto("/auth/ingresar");
  await page.getByLabel("Correo").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill("una-clave-larga");
  await page.getByRole("button", { name: "Ingresar" }).click();
}
