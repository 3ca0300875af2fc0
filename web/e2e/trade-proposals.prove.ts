import { expect, it } from "vitest";
import { choose, fill, save, signUp, step } from "./fill-steps.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("takes what a trade usually has, without what is left out", async () => {
  const { page, complaints } = await screen({ width: 390 });
  await signUp(page, { name: "Beto Barbero", email: `barbero.${process.pid}@correo.mx` });
  await page.getByRole("button", { name: /Registra tu negocio/ }).click();
  await page.getByRole("button", { name: /Agenda inteligente/ }).click();
  await page.getByRole("button", { name: /Citas de servicio/ }).click();
  await step(page, "Registra tu negocio");
  await fill(page, { "Nombre del negocio": "Barbería Beto", "WhatsApp de quien es dueño": "2225550301" });
  await page.getByLabel("Descripción").fill("Cortes y barba.");
  await page.getByLabel("WhatsApp del negocio").fill("2225550300");
  await save(page);
  await step(page, "Registrar nueva sucursal");
  await choose(page, "¿Cuántas sucursales tienes?", 1);
  await fill(page, { Nombre: "Centro", Dirección: "Calle 3 Sur 105, Centro", Ciudad: "Puebla", Estado: "Puebla" });
  await save(page);
  await step(page, "Registra a quien atiende");
  await choose(page, "¿Cuántas personas atienden?", 1);
  await fill(page, { Nombre: "Beto Barbero", WhatsApp: "2225550302" });
  await save(page);

  await step(page, "Registra un servicio");
  const trades = page.getByRole("group", { name: "Giro" });
  await trades.getByRole("button", { name: "Barbería" }).click();
  await page.getByRole("checkbox", { name: /^Corte infantil/ }).click();
  await page.getByRole("checkbox", { name: /^Funnel «De la pregunta a la visita»/ }).waitFor();
  await page.getByRole("checkbox", { name: /^Formulario «Antes de tu cita»/ }).waitFor();
  await page.getByRole("button", { name: "Agregar 4 servicios, el funnel y el formulario", exact: true }).click();
  await page.getByText("Ya está: Corte clásico, Degradado, Barba, Corte y barba.").waitFor();

  await page.goto("/crm");
  await page.getByText("De la pregunta a la visita").first().waitFor();
  await page.goto("/formularios");
  await page.getByText("Antes de tu cita").first().waitFor();
  await page.goto("/servicios");
  await page.getByText("Corte clásico").first().waitFor();
  expect(await page.getByText("Corte infantil").count()).toBe(0);
  expect(complaints).toEqual([]);
});
