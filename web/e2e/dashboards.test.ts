// Dashboards: the table behind a chart has the drawing's values and sums, numbers lead to their rows, and files come.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

const numberOf = (text: string) => Number(text.replace(/[^\d.−-]/g, "").replace("−", "-") || 0);

/** The cells of a table as the accessibility tree has them, also while only screen readers get it. */
async function cellsOf(page: Page, name: string): Promise<string[][]> {
  const table = page.getByRole("table", { name });
  await table.waitFor({ state: "attached" });
  return table
    .getByRole("row")
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? "")));
}

it("adds up in each table to its last row, and the money of the year to its figure", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/finanzas?periodo=anio");
  await page.getByRole("heading", { name: "Finanzas" }).waitFor();
  for (const name of ["Entradas y salidas", "Entradas por método de pago", "Salidas por categoría"]) {
    const [, ...rows] = await cellsOf(page, name);
    const totals = rows.pop() ?? [];
    expect(totals[0]).toBe("Total");
    const sum = rows.reduce((all, [, value = ""]) => all + Math.round(numberOf(value) * 100), 0) / 100;
    expect(sum).toBe(numberOf(totals[1] ?? ""));
    expect(sum).toBeGreaterThan(0);
  }
  const figures = page.getByRole("main").locator("dl").first();
  const income = numberOf((await figures.locator("dd").first().textContent()) ?? "");
  const [, ...rows] = await cellsOf(page, "Entradas y salidas");
  expect(numberOf(rows.at(-1)?.[1] ?? "")).toBe(income);
});

it("leads from a number to the rows that make it, and Back returns to the dashboard", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/finanzas?periodo=anio");
  const card = page.getByRole("region", { name: "Entradas por método de pago" });
  await card.getByRole("button", { name: "Ver como tabla" }).press("Enter");
  const first = card.getByRole("link").first();
  const shown = numberOf((await first.textContent()) ?? "");
  await first.press("Enter");
  await page.waitForURL(/\/finanzas\/movimientos\?.*metodo=/);
  const totals = page.getByLabel("Totales de lo que se muestra");
  await expect.poll(async () => numberOf((await totals.locator("dd").first().textContent()) ?? "")).toBe(shown);
  await page.goBack();
  await page.getByRole("heading", { name: "Finanzas" }).waitFor();
});

it("gives dashboard.pdf and dashboard.xlsx", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/inventario?periodo=anio");
  for (const [item, name] of [
    ["Descargar PDF", "dashboard.pdf"],
    ["Descargar Excel", "dashboard.xlsx"],
  ] as const) {
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Descargar" }).click();
    await page.getByRole("menuitem", { name: item }).click();
    expect((await coming).suggestedFilename()).toBe(name);
  }
});

it("exports the movements that the filters find", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/finanzas/movimientos?tipo=out");
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exportar a Excel" }).click();
  expect((await coming).suggestedFilename()).toBe("movimientos.xlsx");
  await page.getByText(/Se descargó el archivo con \d+ movimientos?\./).waitFor();
});

it("says what is empty, and keeps the filters of the address over a reload", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/pedidos/dashboard?desde=2020-01-01&hasta=2020-01-31&por=week");
  await page.getByText("No hay datos en este periodo.").first().waitFor();
  await page.reload();
  await page.getByText("No hay datos en este periodo.").first().waitFor();
  await page.goto("/finanzas?desde=2026-11-30&hasta=2026-11-01");
  await page.getByText("La fecha final no puede ser antes que la inicial").waitFor();
});
