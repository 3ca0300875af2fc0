import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { andreaBooked } from "./customers.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("makes a funnel and a copy of it, and moves a contact through it with the mouse and by keys", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/funnels");
  await page.getByRole("link", { name: "Crear funnel" }).click();
  const save = page.getByRole("button", { name: "Guardar" });
  await save.click();
  await page.getByText("Este campo es requerido").first().waitFor();
  await page.getByLabel("Nombre", { exact: true }).fill("Novias");
  const first = page.getByRole("group", { name: "Escenario 1 de Citas" });
  await page
    .getByRole("group", { name: "Escenario 2 de Citas" })
    .getByRole("button", { name: "Subir Confirmó" })
    .click();
  expect(await first.getByLabel("Nombre del escenario").inputValue()).toBe("Confirmó");
  await first.getByRole("combobox", { name: "Acción de referencia" }).click();
  const taken = page.getByRole("option", { name: "Cita agendada" });
  expect(await taken.getAttribute("aria-disabled")).toBe("true");
  await page.getByRole("option", { name: "Ninguna" }).click();
  await first.getByText("Escenario 1 · manual").waitFor();
  await save.click();
  await page.getByText("Funnel creado correctamente").waitFor();

  const card = page.getByRole("region", { name: "Novias", exact: true });
  await card.getByRole("button", { name: /^Nuevos/ }).click();
  await card.getByText("Interesado").waitFor();
  await card.getByRole("button", { name: "Acciones de Novias" }).click();
  await page.getByRole("menuitem", { name: "Duplicar" }).click();
  await expect.poll(() => page.getByLabel("Nombre", { exact: true }).inputValue()).toBe("Novias (copia)");
  await save.click();
  await page.getByRole("region", { name: "Novias (copia)" }).waitFor();

  await card.getByRole("link", { name: "Ver tablero" }).click();
  await page.getByText("Aún no hay nadie en este funnel.").waitFor();
  await addAndrea(page);
  await andreaIn(page, "Nuevos · Escribió").waitFor();
  const from = await andreaIn(page, "Nuevos · Escribió").boundingBox();
  const to = await page.getByRole("group", { name: "Citas · Agendó" }).boundingBox();
  if (!from || !to) throw new Error("nothing to drag");
  const carry = async () => {
    await page.mouse.move(from.x + 60, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + 60, to.y + 20, { steps: 8 });
  };
  await carry();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await andreaIn(page, "Nuevos · Escribió").waitFor();
  await carry();
  await page.mouse.up();
  await page.getByText(/Se movió a Andrea Cuautle.* a «Agendó»/).waitFor();
  await andreaIn(page, "Citas · Agendó").waitFor();
  await page.getByRole("region", { name: "Citas", exact: true }).getByText("100.00% · 1").waitFor();
  await page.getByRole("button", { name: "Deshacer" }).click();
  await andreaIn(page, "Nuevos · Escribió").waitFor();

  await page.getByRole("button", { name: /^Mover a Andrea Cuautle/ }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Clientes · Asistió" }).press("Enter");
  await andreaIn(page, "Clientes · Asistió").waitFor();
  // The focus follows the card.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest("[data-client]")?.textContent ?? ""))
    .toContain("Andrea Cuautle");
  await page.getByRole("searchbox", { name: "Buscar en el tablero" }).fill("zzyzx");
  await page.getByText("Nadie coincide con lo que buscas.").waitFor();
  expect(page.url()).toContain("buscar=zzyzx");
  await page.getByRole("button", { name: "Borrar búsqueda" }).click();
  await page.getByRole("button", { name: /^Mover a Andrea Cuautle/ }).click();
  await page.getByRole("menuitem", { name: "Ver contacto" }).click();
  await page.getByRole("tab", { name: "Conversión" }).click();
  await page
    .getByRole("listitem")
    .filter({ hasText: "Novias" })
    .getByText("Clientes · Asistió", { exact: true })
    .waitFor();
  expect(complaints).toEqual([]);
});

function andreaIn(page: Page, place: string) {
  return page.getByRole("group", { name: place }).getByRole("listitem", { name: /^Andrea Cuautle/ });
}

async function addAndrea(page: Page) {
  await andreaBooked();
  await page.getByRole("button", { name: "Agregar cliente" }).click();
  const dialog = page.getByRole("dialog", { name: "Agregar cliente" });
  await dialog.getByRole("combobox", { name: "Cliente" }).fill("Andrea Cuautle");
  await page
    .getByRole("option", { name: /Andrea Cuautle/ })
    .first()
    .click();
  await dialog.getByRole("button", { name: "Agregar", exact: true }).click();
  await page.getByText("Se agregó a «Escribió»").waitFor();
}
