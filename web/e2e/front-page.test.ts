import axe from "axe-core";
import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage({ isFresh: true });

it("shows who has no session what the product does, and leads to the sign-up and the sign-in", async () => {
  const { page, complaints } = await screen();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  await page.getByRole("heading", { level: 1, name: /WhatsApp/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
  expect(await page.title()).toMatch(/ · Mostrador$/);
  await page.getByRole("region", { name: "Conversación de ejemplo" }).getByText("Sí, por favor").waitFor();
  await page.getByRole("img", { name: /Agenda del martes/ }).waitFor();
  // the product is not loaded, not even when idle
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => /\/(app|shell|most|page|late|first-sa)-/.test(path))).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: "Crear cuenta" }).first().click();
  await page.getByRole("heading", { name: "Crea tu cuenta" }).waitFor();
  await page.goBack();
  await page.getByRole("navigation", { name: "Mostrador" }).getByRole("link", { name: "Ingresar" }).click();
  await page.getByRole("heading", { name: "Ingresar" }).waitFor();
  expect(complaints).toEqual([]);
});

it("fills the agenda beside the conversation once it has booked", async () => {
  const { page } = await screen({ moving: true });
  await page.goto("/");
  const booked = page.locator("[data-entry='lucia-11:00']");
  await page.locator("[data-entry='lucia-10:00']").waitFor();
  expect(await booked.count()).toBe(0);
  await page.getByRole("region", { name: "Agenda de ejemplo" }).scrollIntoViewIfNeeded();
  await booked.waitFor();
});

it("brings who is in to their work, with and without the browser's memory of it", async () => {
  const { page, context } = await screen({ as: OWNER });
  for (const forgets of [true, false]) {
    await page.goto("/");
    await page.waitForURL("**/agenda");
    if (forgets) expect(await page.evaluate(() => localStorage.getItem("mostrador.signed-in"))).toBe("1");
  }
  await context.clearCookies();
  await page.goto("/");
  await page.getByRole("heading", { level: 1, name: /WhatsApp/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
});

it("leads from every link of its foot to a page that is there", async () => {
  const { page } = await screen();
  await page.goto("/");
  const links = page.getByRole("navigation", { name: "Pie de página" }).getByRole("link");
  await links.first().waitFor();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(paths.length).toBeGreaterThan(2);
  for (const path of paths) {
    await page.goto(path);
    await page.locator("h1").first().waitFor();
    expect(await page.getByText("Esta página no existe").count()).toBe(0);
  }
});

it.each([
  { width: 1440, height: 900, dark: false },
  { width: 390, height: 844, dark: true },
])("stands still while it loads, keeps within $width px and has no barrier", async (look) => {
  const { page } = await screen(look);
  await page.addInitScript(() => {
    const kept = globalThis as unknown as { moved: number };
    kept.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) kept.moved += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  const { moved, wide } = await page.evaluate(() => ({
    moved: (globalThis as unknown as { moved: number }).moved,
    wide: document.documentElement.scrollWidth,
  }));
  expect(moved).toBeLessThan(0.005);
  expect(wide).toBeLessThanOrEqual(look.width);
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe: run } = globalThis as unknown as { axe: typeof axe };
    return (await run.run(document)).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
  expect(violations).toEqual([]);
});

it("may be found at the root alone, and says what it is without its code", async () => {
  const { page } = await screen();
  const [root, deep] = [await page.request.get("/"), await page.request.get("/agenda")];
  expect([root.headers()["x-robots-tag"], deep.headers()["x-robots-tag"]]).toEqual(["all", "noindex"]);
  const text = await root.text();
  for (const sign of ["og:title", "og:description", 'name="description"', "<noscript>", "<h1>"])
    expect(text).toContain(sign);
  expect(await (await page.request.get("/robots.txt")).text()).toContain("Allow: /$");
});
