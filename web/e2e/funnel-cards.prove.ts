// A funnel on a phone, and the chat of a contact on its card.
import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("reads the chat of a contact on its card, and leads to it", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/funnels");
  const card = page.getByRole("region", { name: "Ventas", exact: true });
  await card.getByRole("link", { name: "Ver tablero" }).click();
  const board = page.getByRole("region", { name: "Tablero de Ventas" });
  const name = "Memo";
  await page.getByRole("searchbox", { name: "Buscar en el tablero" }).fill(name);
  await board.getByRole("button", { name: `Historial de chat de ${name}` }).press("Enter");
  const dialog = page.getByRole("dialog", { name: `Historial de chat de ${name}` });
  await dialog.getByRole("list", { name: "Últimos mensajes" }).getByRole("listitem").first().waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await board.getByRole("button", { name: `Historial de chat de ${name}` }).click();
  await dialog.getByRole("link", { name: "Abrir chat" }).click();
  await page.waitForURL(/\/chat\?cliente=/);
  expect(complaints).toEqual([]);
});

it.each([390, 320])("shows one phase at a time on a phone of %d, and moves by the menu", async (width) => {
  const { page, complaints } = await screen({ as: OWNER, width, height: 844 });
  await page.goto("/funnels");
  const card = page.getByRole("region", { name: "Ventas", exact: true });
  await card.getByRole("link", { name: "Ver tablero" }).tap();
  const board = page.getByRole("region", { name: "Tablero de Ventas" });
  await board.waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(await board.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true);
  await board
    .getByRole("button", { name: /^Historial de chat de / })
    .first()
    .tap();
  await page.getByRole("dialog", { name: /^Historial de chat de / }).waitFor();
  await page.getByRole("button", { name: "Cerrar" }).first().tap();
  await board
    .getByRole("button", { name: /^Mover a / })
    .first()
    .tap();
  const cut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;
  expect(await page.getByRole("menu").evaluate(cut)).toBe(false);
  await page.getByRole("menuitem", { name: "Nuevos · Interesado" }).tap();
  await page.getByText(/Se movió a .* a «Interesado»/).waitFor();
  expect(complaints).toEqual([]);
});
