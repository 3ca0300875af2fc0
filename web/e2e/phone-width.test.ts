import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("works on a phone: the day of the agenda, and places at the bottom", async () => {
  const { page, complaints } = await screen({ as: OWNER, width: 390, height: 844 });
  await page.goto("/agenda");
  await page.getByRole("button", { name: "Día siguiente" }).waitFor();
  await page.getByRole("button", { name: "Agendar cita" }).waitFor();
  const bar = page.getByRole("navigation").last();
  await bar.getByRole("link", { name: "Contactos" }).tap();
  await page.waitForURL("**/contactos");
  await expect.poll(() => page.title()).toContain("Contactos");
  await bar.getByRole("button", { name: "Más" }).tap();
  const menu = page.getByRole("dialog", { name: "Menú" });
  await menu.getByRole("link", { name: "Servicios" }).tap();
  await page.waitForURL("**/servicios");
  await page.getByText("Corte de dama").first().waitFor();
  expect(complaints).toEqual([]);
});

it("shows one pane of the inbox at a time on a phone", async () => {
  const { page, complaints } = await screen({ as: OWNER, width: 390, height: 844 });
  await page.goto("/chat");
  const list = page.getByRole("region", { name: "Conversaciones" });
  const conversation = page.getByRole("region", { name: "Conversación", exact: true });
  await list.getByText("Doña Lety").tap();
  await conversation.getByText("¿Dónde están ubicados?").waitFor();
  expect(await list.isVisible()).toBe(false);
  await page.getByRole("button", { name: "Volver a las conversaciones" }).tap();
  await list.getByText("Doña Lety").waitFor();
  expect(await conversation.isVisible()).toBe(false);
  expect(complaints).toEqual([]);
});
