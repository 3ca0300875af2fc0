import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { seek } from "./seek.ts";
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
  const more = bar.getByRole("button", { name: "Más" });
  expect(await more.getAttribute("aria-current")).toBeNull();
  await expect.poll(() => page.title()).toContain("Contactos");
  await more.tap();
  const menu = page.getByRole("dialog", { name: "Menú" });
  await menu.getByRole("button", { name: "Conocimiento" }).tap();
  await menu.getByRole("link", { name: "Servicios" }).tap();
  await page.waitForURL("**/servicios");
  await page.getByText("Corte de dama").first().waitFor();
  expect(await more.getAttribute("aria-current")).toBe("true");
  expect(complaints).toEqual([]);
});

it("begins the week of the agenda on a phone with the day that was asked for", async () => {
  const { page, complaints } = await screen({ as: OWNER, width: 390, height: 844 });
  await page.goto("/agenda?dia=2026-11-27&vista=semana");
  const grid = page.getByRole("region", { name: /^Agenda de/ });
  const friday = grid.getByTitle(/viernes 27/i);
  await friday.waitFor();
  const isInSight = async () => {
    const [column, whole] = [await friday.boundingBox(), await grid.boundingBox()];
    return column !== null && whole !== null && column.x >= whole.x && column.x + column.width <= whole.x + whole.width;
  };
  await expect.poll(isInSight).toBe(true);
  expect(complaints).toEqual([]);
});

it("shows one pane of the inbox at a time on a phone", async () => {
  const { page, complaints } = await screen({ as: OWNER, width: 390, height: 844 });
  await page.goto("/chat");
  const list = page.getByRole("region", { name: "Conversaciones" });
  const conversation = page.getByRole("region", { name: "Conversación", exact: true });
  await (await seek(list, "Doña Lety")).tap();
  await conversation.getByText("¿Dónde están ubicados?").waitFor();
  expect(await list.isVisible()).toBe(false);
  await page.getByRole("button", { name: "Volver a las conversaciones" }).tap();
  await list.getByText("Doña Lety").waitFor();
  expect(await conversation.isVisible()).toBe(false);
  expect(complaints).toEqual([]);
});

it("writes a row in one direction on a phone: the name 16/500, the second line 14, the money 16/700", async () => {
  const { page } = await screen({ as: OWNER, width: 390, height: 844 });
  await page.goto("/finanzas/movimientos");
  const row = page.getByRole("row").filter({ hasText: "Sueldos" }).filter({ hasText: "Transferencia" }).first();
  const looks = (text: string | RegExp) =>
    row.getByText(text).evaluate((element) => {
      const { fontSize, fontWeight } = getComputedStyle(element);
      return `${fontSize} ${fontWeight}`;
    });
  expect([await looks("Sueldos"), await looks(/Transferencia/), await looks(/^−\$/)]).toEqual([
    "16px 500",
    "14px 400",
    "16px 700",
  ]);
});

it("titles a form larger than its text on a phone", async () => {
  const { page } = await screen({ as: OWNER, width: 390, height: 844 });
  await page.goto("/servicios?nuevo=1");
  const title = page.getByRole("dialog").getByRole("heading").first();
  expect(await title.evaluate((heading) => getComputedStyle(heading).fontSize)).toBe("20px");
});
