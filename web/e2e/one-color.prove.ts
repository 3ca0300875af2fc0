import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

const colorOf = (place: Locator, initials: string) =>
  place
    .locator(`[data-initials=${initials}]`)
    .first()
    .evaluate((drawn) => getComputedStyle(drawn).backgroundColor);

it("draws a contact in one colour, and a specialist in that of the agenda, wherever they are shown", async () => {
  const { page } = await screen({ as: OWNER });
  const contact: string[] = [];
  await page.goto("/contactos?buscar=andrea%20cuautle");
  contact.push(await colorOf(page.getByRole("row", { name: /Andrea/ }), "AC"));
  await page.getByRole("row", { name: /Andrea/ }).click();
  await page.getByRole("heading", { level: 1, name: /Andrea/ }).waitFor();
  contact.push(await colorOf(page.getByRole("main"), "AC"));
  await page.goto("/chat?buscar=andrea%20cuautle");
  contact.push(await colorOf(page.getByRole("region", { name: "Conversaciones" }), "AC"));
  await page.getByRole("region", { name: "Conversaciones" }).getByText("Andrea Cuautle").first().click();
  contact.push(await colorOf(page.getByRole("region", { name: "Conversación", exact: true }), "AC"));
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Buscar" }).fill("andrea cuautle");
  contact.push(await colorOf(page.getByRole("option").first(), "AC"));
  await page.getByRole("option", { name: /Andrea Cuautle · Corte de dama/ }).click();
  contact.push(await colorOf(page.getByRole("dialog"), "AC"));
  expect(new Set(contact).size, contact.join(" ")).toBe(1);

  const specialist: string[] = [];
  await page.goto("/especialistas");
  specialist.push(await colorOf(page.getByRole("row", { name: /Marta Solís/ }), "MS"));
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Buscar" }).fill("marta solis");
  specialist.push(await colorOf(page.getByRole("option", { name: /^Marta Solís$/ }), "MS"));
  await page.goto("/agenda?vista=dia");
  await page.locator("[data-agenda-area]").waitFor();
  specialist.push(await colorOf(page.getByRole("main"), "MS"));
  expect(new Set(specialist).size, specialist.join(" ")).toBe(1);
});
