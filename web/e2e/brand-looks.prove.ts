// A partner's brand from the first paint on, also with badly chosen colours.
import axe from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { agency, BRAND } from "./agency.ts";
import { launch } from "./launch.ts";
import { openScreen, type Screen } from "./screen.ts";
import { demo, stage } from "./stage.ts";

const { screen } = stage();
const HOST = "portal.estudio-prueba.mx";
/** Yellow on white, white on black, and nearly white marks. */
const BAD = {
  ...{ ...BRAND, companyName: "Sol & Mar", fontFamily: "Lato", primaryColor: "#fff200", secondaryColor: "#fffbe0" },
  ...{ backgroundColor: "#111111", textColor: "#fffde0", accentColor: "#ffffff", successColor: "#eaffea" },
  ...{ warningColor: "#ffffcc", errorColor: "#ffe0e0" },
};
const DARK = {
  ...{ ...BRAND, companyName: "Noche", fontFamily: "Montserrat", themeMode: "dark", primaryColor: "#5c0070" },
};

let outside: Browser;
beforeAll(async () => {
  // a browser for which the partner's name leads here
  outside = await launch(false, ["--host-resolver-rules=MAP *.estudio-prueba.mx 127.0.0.1"]);
});
afterAll(() => outside?.close());

/** What is there before any of our code has come: the first paint has it. */
async function firstPaint({ page, context }: Screen, path: string) {
  await context.route("**/assets/**", (route) => route.abort());
  await page.goto(path);
  const seen = await page.evaluate(() => ({
    mode: document.documentElement.dataset.mode,
    fill: getComputedStyle(document.documentElement).getPropertyValue("--brand"),
    font: getComputedStyle(document.documentElement).getPropertyValue("--brand-font"),
  }));
  await context.unroute("**/assets/**");
  return { ...seen, title: await page.title() };
}

async function unreadable(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run({ runOnly: ["color-contrast"] }),
  );
  return violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`));
}

it("shows each brand from the first paint on, readable, and offers no choice of the mode", async () => {
  const { page } = await screen();
  const { booking, wear, proveHost } = await agency(page);
  await proveHost(HOST);
  for (const [brand, width] of [
    [BRAND, 1440],
    [BAD, 390],
    [DARK, 320],
  ] as const) {
    await wear(brand);
    const look = { mode: brand.themeMode, font: expect.stringContaining(brand.fontFamily) };
    const portal = await openScreen(outside, { url: `http://${HOST}:${new URL(demo().appUrl).port}`, width });
    const first = await firstPaint(portal, "/auth/ingresar");
    expect(first).toEqual({ ...look, fill: expect.stringMatching(/^#\w{6}$/), title: expect.any(String) });
    expect(first.title).toContain(brand.companyName);
    await portal.page.goto("/auth/ingresar");
    await portal.page.getByRole("heading", { name: "Ingresar" }).waitFor();
    await portal.page.getByRole("contentinfo", { name: brand.companyName }).getByText(brand.email).waitFor();
    await portal.page.getByRole("contentinfo").getByRole("link", { name: "Visitar Sitio Web" }).waitFor();
    expect(await unreadable(portal.page)).toEqual([]);
    const stranger = await firstPaint(portal, booking);
    expect(stranger).toMatchObject(look);
    await portal.page.goto(booking);
    await portal.page.getByRole("heading", { level: 1, name: /Salón Prueba/ }).waitFor();
    expect(await unreadable(portal.page)).toEqual([]);
    await portal.close();

    await page.setViewportSize({ width, height: 900 });
    await page.goto("/contactos");
    await page.getByRole("heading", { level: 1, name: "Contactos" }).waitFor();
    // the page before had another brand: this one comes with the session
    await expect.poll(() => page.title()).toContain(brand.companyName);
    expect(await page.evaluate(() => document.documentElement.dataset.mode)).toBe(brand.themeMode);
    expect(await page.getByRole("button", { name: "Tema" }).count()).toBe(0);
    expect(await unreadable(page)).toEqual([]);
  }
});
