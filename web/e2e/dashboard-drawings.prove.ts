// Every point that a chart draws, and a period without data.
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

/** The cells of a table as the accessibility tree has them, also while only screen readers get it. */
async function cellsOf(page: Page, name: string): Promise<string[][]> {
  const table = page.getByRole("table", { name, exact: true });
  await table.waitFor({ state: "attached" });
  return table
    .getByRole("row")
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? "")));
}

it("draws in every chart of the five dashboards exactly the points of the table behind it", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  const charts: string[] = [];
  const [from, to] = [60, 0].map((days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10));
  for (const path of ["/finanzas", "/inventario", "/agenda/dashboard", "/contactos/dashboard", "/pedidos/dashboard"]) {
    await page.goto(`${path}?desde=${from}&hasta=${to}&por=month`);
    const drawings = page.getByRole("group").filter({ has: page.locator("svg.MuiChartsSvgLayer-root") });
    await drawings.first().waitFor();
    for (const drawing of await drawings.all()) {
      const name = (await drawing.getAttribute("aria-label")) ?? "";
      // a figure may change while its points are read
      const difference = async () => {
        const [head = [], ...rows] = await cellsOf(page, name);
        const points = rows
          .slice(0, -1)
          .flatMap(([place, ...cells]) => cells.map((cell, at) => `${place}; ${head[at + 1]}; ${cell}`));
        const drawn = await pointsOf(drawing, new Set(points).size, rows.length);
        return [
          ...drawn.filter((point) => !points.includes(point)),
          ...points.filter((point) => !drawn.includes(point) && !point.endsWith(NO_POINT)),
        ];
      };
      await expect.poll(difference, { message: name }).toEqual([]);
      charts.push(`${path} ${name}`);
    }
  }
  expect(charts.length).toBeGreaterThan(20);
  expect(complaints).toEqual([]);
});

/** Where the table has no figure, nothing is drawn. */
const NO_POINT = "; Sin datos";

/** What a screen reader says of each point, while the arrow keys walk through the drawing. */
async function pointsOf(drawing: Locator, most: number, places: number): Promise<string[]> {
  await drawing.locator("[role=none][tabindex]").focus();
  const point = drawing.getByRole("img");
  const said = new Set<string>();
  const finds = async (key: string) => {
    const before = said.size;
    await drawing.page().keyboard.press(key);
    said.add((await point.ariaSnapshot()).replace(/^- img "(.*)"$/, "$1"));
    return said.size > before;
  };
  do {
    for (const key of ["ArrowRight", "ArrowLeft"])
      for (let step = 0; step < places && said.size < most; step += 1) await finds(key);
  } while (said.size < most && (await finds("ArrowUp")));
  return [...said];
}

it("says what is empty, and keeps the filters of the address over a reload", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/pedidos/dashboard?desde=2020-01-01&hasta=2020-01-31&por=week");
  await page.getByText("No hay datos en este periodo.").first().waitFor();
  await page.reload();
  await page.getByText("No hay datos en este periodo.").first().waitFor();
  await page.goto("/finanzas?desde=2026-11-30&hasta=2026-11-01");
  await page.getByText("La fecha final no puede ser antes que la inicial").waitFor();
});
