// Each number of a chart leads to a list of the rows that make it: the total of that list is the number.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { JsonBody } from "./json-body.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const QUIET_MS = 4_000;

type Lead = { chart: string; column: string; value: number; address: string };

/** Where a list shows the number of a column that is not its own name. */
const FACTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "/pedidos/dashboard": { Entregados: "Pedidos", Pendientes: "Pedidos", Cancelados: "Pedidos" },
  "/agenda/dashboard": {
    ...{ Asistidas: "Citas", Pendientes: "Citas", "Canceladas/No Asistidas": "Citas" },
    ...{ "No asistidas": "Precio de sus servicios", "Canceladas tarde": "Precio de sus servicios" },
  },
};

it.each([
  ["/finanzas", "Finanzas", ["Entradas y salidas", "Entradas por método de pago", "Salidas por categoría"]],
  ["/inventario", "Inventario", ["Entradas y salidas", "Salidas por producto", "Salidas por motivo"]],
  [
    "/agenda/dashboard",
    "Resultados de citas",
    [
      "Citas por fecha",
      "Citas por fecha de creación",
      "Citas por servicio",
      "Citas por especialista",
      "Citas por estado",
    ],
  ],
  ["/pedidos/dashboard", "Resultados de pedidos", ["Pedidos por fecha", "Pedidos por origen", "Productos más pedidos"]],
])("%s leads from each kind of number to rows that add up to it", async (path, title, charts) => {
  const { page } = await screen({ as: OWNER });
  const leads = await leadsOf(page, path, title);
  expect(charts.filter((chart) => !leads.some((lead) => lead.chart === chart))).toEqual([]);
  for (const { chart, column, value, address } of leads) {
    // the demo books while this story runs
    if (chart === "Citas por fecha de creación") continue;
    await page.goto(address);
    const totals = page.getByLabel("Totales de lo que se muestra");
    const fact = totals.locator("div", { has: page.getByText(FACTS[path]?.[column] ?? column, { exact: true }) });
    const shown = async () => `${chart}, ${column}: ${numberOf((await fact.locator("dd").textContent()) ?? "")}`;
    await expect.poll(shown).toBe(`${chart}, ${column}: ${value}`);
  }
});

it("/contactos/dashboard leads to the contacts that it counts, and to the income of a source", async () => {
  const { page } = await screen({ as: OWNER });
  const leads = await leadsOf(page, "/contactos/dashboard", "Resultados de contactos");
  for (const chart of [
    ...["Contactos nuevos", "Contactos nuevos por canal", "Contactos nuevos por género"],
    ...["Contactos por fuente de tráfico", "Ingresos por fuente de tráfico"],
  ])
    expect(leads.map((lead) => lead.chart)).toContain(chart);
  const listed = async (address: string) => {
    await page.goto(address);
    const range = page.getByText(/^\d[\d,]*–[\d,]+ de [\d,]+$/).first();
    return numberOf((await range.textContent())?.split(" ").at(-1) ?? "");
  };
  for (const { chart, value, address } of leads) {
    if (chart === "Ingresos por fuente de tráfico") {
      await page.goto(address);
      const totals = page.getByLabel("Totales de lo que se muestra");
      const fact = totals.locator("div", { has: page.getByText("Entradas", { exact: true }) });
      await expect.poll(async () => numberOf((await fact.locator("dd").textContent()) ?? "")).toBe(value);
      // a share leads to those whose share it is
    } else if (chart.startsWith("Retención")) expect(await listed(address)).toBeGreaterThan(0);
    else await expect.poll(() => listed(address), { message: chart }).toBe(value);
  }
});

/** A demo that has just started still takes from its stock what its visits used, and a deposit may still come in. */
async function settled({ request }: Page): Promise<void> {
  const { memberships } = (await (await request.get("/api/me")).json()).data;
  const { businessId } = memberships.find(({ name }: JsonBody) => name === "Salón Ágata");
  const totalOf = async (kind: string) => {
    const answer = await request.get(`/api/${kind}MovementTotals?businessId=${businessId}`);
    expect(answer.status()).toBe(200);
    return answer.text();
  };
  const totalsOf = async () => (await totalOf("stock")) + (await totalOf("money"));
  let before = "";
  const isSame = async () => {
    const now = await totalsOf();
    const same = now === before;
    before = now;
    return same;
  };
  await expect.poll(isSame, { interval: QUIET_MS, timeout: 120_000 }).toBe(true);
}

/** The first link of each column of each chart. */
async function leadsOf(page: Page, path: string, title: string): Promise<Lead[]> {
  await settled(page);
  await page.goto(`${path}?periodo=anio`);
  await page.getByRole("heading", { name: title }).waitFor();
  const asTable = page.getByRole("button", { name: "Ver como tabla" });
  const asDrawing = page.getByRole("button", { name: "Ver como gráfica" });
  await asTable.first().waitFor();
  const charts = await asTable.count();
  // A click may come while the page draws its charts again: each is a table before any number is read.
  await expect
    .poll(async () => {
      if ((await asTable.count()) > 0) await asTable.first().click();
      return asDrawing.count();
    })
    .toBe(charts);
  const cells = await page.getByRole("table").evaluateAll((tables) =>
    tables.flatMap((table) => {
      const columns = [...table.querySelectorAll("thead th")].map((cell) => cell.textContent ?? "");
      return [...table.querySelectorAll("tbody a")].map((link) => ({
        chart: table.getAttribute("aria-label") ?? "",
        column: columns[(link.parentElement as HTMLTableCellElement).cellIndex] ?? "",
        text: link.textContent ?? "",
        address: link.getAttribute("href") ?? "",
      }));
    }),
  );
  const first = new Map(cells.map((cell) => [`${cell.chart} ${cell.column}`, cell] as const).reverse());
  return [...first.values()].map(({ text, ...lead }) => ({ ...lead, value: Math.abs(numberOf(text)) }));
}

function numberOf(text: string): number {
  return Number(text.replace(/[^\d.]/g, "") || Number.NaN);
}
