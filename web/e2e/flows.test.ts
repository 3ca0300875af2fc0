// The builder of flows: one is made by mouse, its errors are shown at the node, it is tried, published, and seen
// running.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { heardBy, write } from "./customers.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const canvas = (page: Page) => page.getByRole("application").or(page.getByTestId("rf__wrapper")).first();
const tool = (page: Page, name: string) =>
  page.getByRole("toolbar", { name: "Herramientas del flujo" }).getByRole("button", { name, exact: true });
const MISSING = "Escribe el texto o pon antes «Escribir texto»";

it("makes a flow by mouse, tries it, publishes it and sees its run", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/flujos");
  await page.getByRole("button", { name: "Crear flujo" }).first().click();
  await page.getByRole("button", { name: /^Empezar en blanco/ }).click();
  await page.getByLabel("Nombre del flujo").fill("Anillos");
  await canvas(page).getByText("Agrega lo que sigue").waitFor();
  await page.getByRole("group", { name: "Mensajes" }).getByRole("button", { name: "Enviar por WhatsApp" }).click();
  await canvas(page).getByText(MISSING).waitFor();
  await tool(page, "Activar").click();
  await page.getByText("Al flujo le falta algo: revisa los nodos marcados").waitFor();
  const nodes = page.getByRole("list", { name: "Nodos del flujo" });
  await nodes.getByRole("button", { name: "Enviar por WhatsApp" }).click();
  await page.getByLabel("Texto del mensaje").fill("Los anillos llegan el lunes");
  await expect.poll(() => canvas(page).getByText(MISSING).count()).toBe(0);
  await tool(page, "Deshacer").click();
  await canvas(page).getByText(MISSING).waitFor();
  await tool(page, "Rehacer").click();
  await nodes.getByRole("button", { name: "Inicio" }).click();
  await page.getByLabel("Palabras clave (opcional)").fill("anillos");
  await tool(page, "Guardar").click();
  await page.getByText("Flujo guardado").waitFor();
  expect(page.url()).toMatch(/\/flujos\/[\w-]{24,}$/);

  await tool(page, "Probar").click();
  const trial = page.getByRole("dialog", { name: "Probar el flujo" });
  await trial.getByRole("button", { name: "Probar", exact: true }).click();
  await trial.getByRole("list", { name: "Pasos" }).getByText("Enviar por WhatsApp").waitFor();
  expect(await trial.getByText("desconectado").count()).toBe(0);
  await page.goBack();
  await trial.waitFor({ state: "detached" });
  await tool(page, "Activar").click();
  await page.getByText("El flujo está activo").waitFor();
  await page.reload();
  await page.getByText("Activo", { exact: true }).first().waitFor();
  // the map and the buttons of the canvas follow the theme
  await page.locator(".react-flow.light").waitFor();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.locator(".react-flow.dark").waitFor();

  const from = "2227001122";
  await write(from, "Rita Anillos", "¿Tienen anillos?");
  await expect.poll(async () => (await heardBy(from)).map(({ text }) => text)).toEqual(["Los anillos llegan el lunes"]);
  await tool(page, "Ejecuciones").click();
  const runs = page.getByRole("dialog", { name: "Ejecuciones" });
  await runs.getByRole("button", { name: "Filtros" }).click();
  const filters = page.getByRole("dialog", { name: "Filtros" });
  await filters.getByLabel("Estado").click();
  await page.getByRole("option", { name: "Falló" }).click();
  await page.getByText("No hay ejecuciones con esos filtros.").waitFor();
  await filters.getByRole("button", { name: "Quitar filtros" }).click();
  await filters.getByLabel("Contacto").fill("Rita An");
  await page.getByRole("option", { name: /Rita Anillos/ }).click();
  await filters.getByRole("button", { name: "Ver resultados" }).click();
  await runs
    .getByRole("row", { name: /Rita Anillos.*Terminó/ })
    .first()
    .click();
  await runs.getByRole("list", { name: "Pasos" }).getByText("Enviar por WhatsApp").waitFor();
  await runs.getByRole("button", { name: "Cerrar" }).click();

  await page.getByLabel("Nombre del flujo").fill("Anillos y más");
  await page
    .getByRole("link", { name: "Flujos" })
    .or(page.getByRole("button", { name: "Flujos" }))
    .last()
    .click();
  const leaving = page.getByRole("dialog", { name: "¿Salir sin guardar?" });
  await leaving.getByRole("button", { name: "Seguir editando" }).click();
  await tool(page, "Guardar").click();
  await page.getByText("Flujo guardado").first().waitFor();
  await tool(page, "Apagar").click();
  await page.getByText("El flujo está apagado").waitFor();
  expect(complaints).toEqual([]);
});
