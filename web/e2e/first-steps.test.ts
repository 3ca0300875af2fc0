import { expect, it } from "vitest";
import { choose, fill, save, signUp, step } from "./fill-steps.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("takes a new person from signing up to the first appointment", async () => {
  const { page } = await screen();
  await signUp(page, { name: "Nadia Prueba", email: `nueva.${process.pid}@correo.mx` });
  const wayIn = page.getByRole("button", { name: /Registra tu negocio/ });
  await wayIn.click();
  await step(page, "¿Para qué usarás Mostrador?");
  await page.getByRole("button", { name: /Agenda inteligente/ }).click();
  await page.getByRole("button", { name: /Citas de servicio/ }).click();
  await step(page, "Registra tu negocio");
  await fill(page, { "Nombre del negocio": "Barbería Nadia", "WhatsApp de quien es dueño": "2225550101" });
  await page.getByLabel("Descripción").fill("Cortes y barba en el barrio de Analco.");
  await page.getByLabel("WhatsApp del negocio").fill("2225550100");
  await save(page);
  // it goes on automatically, after the saved text was visible
  await page.getByRole("status").filter({ hasText: "Negocio" }).waitFor();
  const saved = Date.now();
  await step(page, "Registrar nueva sucursal");
  expect(Date.now() - saved).toBeGreaterThan(1_200);

  await page.getByRole("combobox", { name: "¿Cuántas sucursales tienes?" }).click();
  await page.getByRole("option", { name: "Selecciona una opción", disabled: true }).waitFor();
  await page.keyboard.press("Escape");
  await choose(page, "¿Cuántas sucursales tienes?", 3);
  await page.getByRole("heading", { name: "Sucursal 1 de 3" }).waitFor();
  await fill(page, { Nombre: "Analco", Dirección: "Calle 8 Oriente 1204, Analco", Ciudad: "Puebla", Estado: "Puebla" });
  await save(page);
  // a reload in the middle continues there
  await page.getByRole("heading", { name: "Sucursal 2 de 3" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Sucursal 2 de 3" }).waitFor();
  await fill(page, { Nombre: "Centro", Dirección: "Calle 3 Sur 105, Centro", Ciudad: "Puebla", Estado: "Puebla" });
  await save(page);
  // and a person who chose too many is not blocked
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

  // It starts switched off, and is tried first.
  await page.getByRole("button", { name: "Probar a Nadia" }).waitFor();
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

it("hands a business that a partner prepared over to its owner", async () => {
  const partner = await screen({ as: "socio@demo.mx" });
  const business = {
    ...{ name: "Estética Entregada", description: "Cortes y peinados para todos." },
    ...{ whatsapp: "2225550300", whatsappOwner: "2225550301", timezone: { name: "America/Mexico_City" } },
  };
  const made = await partner.context.request.post("/api/business", { data: { business } });
  expect(made.status()).toBe(201);
  await partner.page.goto("/negocio");
  await partner.page.getByRole("button", { name: "Entregar", exact: true }).click();
  await partner.page.getByRole("button", { name: "Crear identificador" }).click();
  const code = (await partner.page.getByRole("dialog").locator("code").textContent()) ?? "";
  expect(code).toHaveLength(24);

  const { page } = await screen();
  await signUp(page, { name: "Eva Estética", email: `eva.${process.pid}@correo.mx` });
  await page.getByRole("button", { name: /Unirme a un negocio/ }).click();
  await page.getByLabel("Código de invitación").fill("un-codigo-inventado");
  await page.getByRole("button", { name: "Unirme", exact: true }).click();
  await page.getByText("Error al unirte al negocio. Por favor, intentalo de nuevo.").waitFor();
  await page.getByRole("button", { name: "Atrás" }).click();
  await page.getByRole("button", { name: /Reclamar un negocio/ }).click();
  const field = page.getByLabel("Identificador del negocio");
  await field.fill("un-identificador-inventado");
  await page.getByRole("button", { name: "Reclamar", exact: true }).click();
  await page.getByText("Error al reclamar el negocio. Por favor, intentalo de nuevo.").waitFor();
  await page.getByText("El código no es válido o ya se usó").waitFor();
  await field.fill(code);
  await page.getByRole("button", { name: "Reclamar", exact: true }).click();
  await page.getByText("El negocio ya es tuyo").waitFor();
  await page.goto("/negocio");
  const people = page.getByRole("grid", { name: "Personas con acceso" });
  await people.getByRole("row", { name: /Eva Estética.*Dueño/ }).waitFor();
  await people.getByRole("button", { name: /^Acciones de Rodrigo/ }).waitFor();
  // an owner cannot give the owner's role
  expect(await page.getByRole("button", { name: "Entregar", exact: true }).count()).toBe(0);
});
