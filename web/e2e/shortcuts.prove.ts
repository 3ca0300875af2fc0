import { expect, it } from "vitest";
import { DESK, OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("shows every shortcut at ?, except while somebody types, and from the search", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/contactos");
  await page.getByRole("row").nth(1).waitFor();
  const sheet = page.getByRole("dialog", { name: "Atajos del teclado" });
  const search = page.getByRole("searchbox", { name: "Buscar contacto" });
  await search.pressSequentially("¿?");
  expect(await search.inputValue()).toBe("¿?");
  expect(await sheet.count()).toBe(0);
  await search.fill("");
  await search.blur();
  await page.keyboard.press("?");
  for (const title of ["En todas partes", "En una lista", "En la agenda", "En el chat"]) {
    await sheet.getByRole("heading", { name: title }).waitFor();
  }
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Buscar" }).fill("atajos");
  await page.getByRole("option", { name: /Ver los atajos/ }).click();
  await sheet.waitFor();
  expect(complaints).toEqual([]);
});

it("does what the sheet says: the agenda's letters, the inbox's slash, the list's arrows", async () => {
  const { page } = await screen({ as: DESK });
  await page.goto("/agenda?vista=semana");
  await page.locator("[data-entry]").first().waitFor();
  await page.keyboard.press("d");
  await page.waitForURL(/vista=dia/);
  await page.keyboard.press("ArrowRight");
  await page.waitForURL(/dia=\d{4}-/);
  await page.keyboard.press("t");
  await expect.poll(() => new URL(page.url()).searchParams.get("dia")).toBe(null);
  await page.keyboard.press("n");
  await page.getByRole("dialog", { name: "Agendar cita" }).waitFor();
  await page.goto("/chat");
  await page.locator("[data-row]").first().waitFor();
  await page.keyboard.press("/");
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches("input"))).toBe(true);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches("[data-row]"))).toBe(true);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(/cliente=/);
});
