// A partner's brand as its people and the clients of its businesses see it: at the partner's own name, in the application
// and on the booking page, also with badly chosen colours.
import axe from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launch } from "./launch.ts";
import { openScreen, PASSWORD, type Screen } from "./screen.ts";
import { demo, stage } from "./stage.ts";

const { screen } = stage();
const HOST = "portal.estudio-prueba.mx";
const BRAND = {
  ...{ primaryColor: "#1b7f4d", secondaryColor: "#6200ff", backgroundColor: "#f2f7f2", textColor: "#000000" },
  ...{ accentColor: "#15efc1", successColor: "#4caf50", warningColor: "#ff9800", errorColor: "#dd1911" },
  ...{ logoUrl: "", fontFamily: "Poppins", themeMode: "light", companyName: "Agave Digital" },
  ...{ description: "Tu agenda con Agave", email: "hola@agave.mx", phone: "222 555 0140" },
  ...{ facebookUrl: "", instagramUrl: "", whatsappUrl: "", websiteUrl: "https://agave.mx" },
};
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
  outside = await launch(false, [`--host-resolver-rules=MAP ${HOST} 127.0.0.1`]);
});
afterAll(() => outside?.close());

/** A new partner with a business and its booking page. */
async function agency({ request }: Page) {
  const email = `agencia-${Date.now()}@prueba.mx`;
  const send = async (method: "post" | "put", path: string, data: object) => {
    const answer = await request[method](path, { data });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()).data;
  };
  await send("post", "/api/auth/sign-up/email", { name: "Rodrigo Prueba", email, password: PASSWORD });
  await expect.poll(async () => await confirmLink(email), { timeout: 20_000 }).toBeTruthy();
  const token = (await confirmLink(email)) ?? "";
  await request.get(`/api/auth/verify-email?token=${encodeURIComponent(token)}`);
  const about = { name: "Estudio Prueba", description: "Agencia de prueba de negocios", whatsapp: "2225550140" };
  const { _id: id } = await send("post", "/api/partner", { partner: about });
  const name = `Salón Prueba ${Date.now()}`;
  const numbers = { whatsapp: "2221234567", whatsappOwner: "2227654321" };
  const business = { name, description: "Corte y color", timezone: { name: "America/Mexico_City" }, ...numbers };
  const { _id: businessId } = await send("post", "/api/business", { business });
  await send("put", "/api/reservation-settings", { businessId, settings: { isOn: true } });
  const booking = await (await request.get(`/api/reservation-settings?businessId=${businessId}`)).json();
  const status = async () => (await request.get(`/api/heroku?hostname=${HOST}&partnerId=${id}`)).text();
  return {
    async proveHost() {
      await send("post", "/api/heroku", { hostname: HOST, partnerId: id });
      await expect.poll(status, { timeout: 20_000 }).toContain('"acmStatus":"cert issued"');
    },
    booking: new URL(booking.data.url).pathname,
    path: `/partner/${id}`,
    wear: (branding: object) => send("put", `/api/partner/${id}`, { action: "updateBranding", branding }),
  };
}

async function confirmLink(email: string): Promise<string | undefined> {
  const { messages } = await (await fetch(`${demo().phoneUrl}/mail/messages?to=${email}`)).json();
  const link = /auth\/verificar\?token=(\S+)/.exec(messages.at(-1)?.text ?? "")?.[1];
  return link && decodeURIComponent(link);
}

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
  await proveHost();
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

it("lets a partner upload its logo, which the application and the tab then show", async () => {
  const { page, complaints } = await screen();
  const { path, wear } = await agency(page);
  await wear(BRAND);
  await page.goto(path);
  const form = page.getByRole("form", { name: "Marca" });
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } });
  const logo = { name: "logo.png", mimeType: "image/png", buffer: picture };
  await form.locator("input[type=file]").setInputFiles(logo);
  await form.getByRole("button", { name: "Quitar" }).waitFor();
  await form.getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Marca actualizada correctamente").waitFor();
  // the page reloads by itself
  await expect
    .poll(() => page.evaluate(() => document.querySelector("link[rel=icon]")?.getAttribute("href")), {
      timeout: 15_000,
    })
    .toMatch(/^\/archivos\/\w{24}\.png$/);
  await page.goto("/contactos");
  const shown = page.locator("img[src^='/archivos/']").first();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(64);
  expect(complaints).toEqual([]);
});
