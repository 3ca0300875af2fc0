// Dashboards: the table behind a chart has the drawing's values and sums, numbers lead to their rows, and files come.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

const numberOf = (text: string) => Number(text.replace(/[^\d.−-]/g, "").replace("−", "-") || 0);

/** The cells of a table as the accessibility tree has them, also while only screen readers get it. */
async function cellsOf(page: Page, name: string): Promise<string[][]> {
  const table = page.getByRole("table", { name, exact: true });
  await table.waitFor({ state: "attached" });
  return table
    .getByRole("row")
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? "")));
}

it.each([
  [
    "/finanzas",
    "Finanzas",
    { Entradas: ["Entradas y salidas", "Entradas por método de pago"], Salidas: ["Salidas por categoría"] },
  ],
  ["/inventario", "Inventario", { Salidas: ["Salidas por producto", "Salidas por motivo", "Salidas por sucursal"] }],
  [
    "/agenda/dashboard",
    "Resultados de citas",
    { Citas: ["Promedio móvil de citas", "Citas por servicio", "Citas por estado"] },
  ],
  [
    "/contactos/dashboard",
    "Resultados de contactos",
    { "Contactos nuevos": ["Promedio móvil de contactos nuevos", "Contactos nuevos por canal"] },
  ],
  ["/pedidos/dashboard", "Resultados de pedidos", { Pedidos: ["Pedidos por origen"], Vendido: ["Vendido en pedidos"] }],
])("%s adds up in each table to its last row, which is the figure", async (path, title, tables) => {
  const { page } = await screen({ as: OWNER });
  await page.goto(`${path}?periodo=anio`);
  await page.getByRole("heading", { name: title }).waitFor();
  const figures = page.getByRole("main").locator("dl").first();
  for (const [figure, names] of Object.entries(tables)) {
    const card = figures.locator(":scope > *", { has: page.getByText(figure, { exact: true }) });
    const value = numberOf((await card.locator("dd").first().textContent()) ?? "");
    expect([figure, value > 0]).toEqual([figure, true]);
    for (const name of names) {
      const [, ...rows] = await cellsOf(page, name);
      const totals = rows.pop() ?? [];
      expect(totals[0]).toBe("Total");
      const sum = rows.reduce((all, [, text = ""]) => all + Math.round(numberOf(text) * 100), 0) / 100;
      expect([name, sum, numberOf(totals[1] ?? "")]).toEqual([name, value, value]);
    }
  }
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

it("shows the open page in the menu, however far down it is", async () => {
  const { page } = await screen({ as: OWNER, width: 1280, height: 640 });
  await page.goto("/contactos/dashboard");
  const menu = page.getByRole("navigation", { name: "Menú principal" });
  const isInside = async () => {
    const [around, entry] = [await menu.boundingBox(), await menu.locator("[aria-current=page]").boundingBox()];
    return around && entry && entry.y >= around.y && entry.y + entry.height <= around.y + around.height;
  };
  await expect.poll(isInside).toBe(true);
});
