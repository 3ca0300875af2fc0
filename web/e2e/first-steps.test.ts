import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { stage } from "./stage.ts";

const { screen } = stage();

it("takes a new person from signing up to the first appointment", async () => {
  const { page } = await screen();
  const email = `nueva.${process.pid}@correo.mx`;
  await page.goto("/auth/registro");
  await fill(page, { Nombre: "Nadia Prueba", Correo: email });
  await page.getByLabel("Contraseña", { exact: true }).fill("una-clave-larga");
  await page.getByRole("button", { name: "Crear cuenta" }).click();
  const wayIn = page.getByRole("button", { name: /Registra tu negocio/ });
  await wayIn.click();
  await step(page, "Registra tu negocio");
  await fill(page, { "Nombre del negocio": "Barbería Nadia", "WhatsApp de quien es dueño": "2225550101" });
  await page.getByLabel("Descripción").fill("Cortes y barba en el barrio de Analco.");
  await page.getByLabel("WhatsApp del negocio").fill("2225550100");
  await save(page);
  // it goes on by itself, after what was saved could be read
  await page.getByRole("status").filter({ hasText: "Negocio" }).waitFor();
  const saved = Date.now();
  await step(page, "Registrar nueva sucursal");
  expect(Date.now() - saved).toBeGreaterThan(1_200);

  await choose(page, "¿Cuántas sucursales tienes?", 3);
  await page.getByRole("heading", { name: "Sucursal 1 de 3" }).waitFor();
  await fill(page, { Nombre: "Analco", Dirección: "Calle 8 Oriente 1204, Analco", Ciudad: "Puebla", Estado: "Puebla" });
  await save(page);
  // a reload in the middle goes on where it was
  await page.getByRole("heading", { name: "Sucursal 2 de 3" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Sucursal 2 de 3" }).waitFor();
  await fill(page, { Nombre: "Centro", Dirección: "Calle 3 Sur 105, Centro", Ciudad: "Puebla", Estado: "Puebla" });
  await save(page);
  // and whoever said too many is not held up
  await page.getByRole("heading", { name: "Sucursal 3 de 3" }).waitFor();
  await page.getByRole("button", { name: "Continuar sin registrar más" }).click();

  await step(page, "Registra a quien atiende");
  await choose(page, "¿Cuántas personas atienden?", 1);
  await fill(page, { Nombre: "Nadia Prueba", WhatsApp: "2225550102" });
  await save(page);

  await step(page, "Registra un servicio");
  await choose(page, "¿Cuántos servicios ofreces?", 1);
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

/** Choosing is enough: it goes on by itself. */
async function choose(page: Page, question: string, count: number): Promise<void> {
  await page.getByRole("combobox", { name: question }).click();
  await page.getByRole("option", { name: String(count), exact: true }).click();
}

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await page
      .getByRole("textbox", { name: label, exact: true })
      .or(page.getByRole("combobox", { name: label, exact: true }))
      .fill(text);
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Guardar y continuar" }).click();
}
