// A partner's brand as its people and the clients of its businesses see it: at the partner's own name, in the application
// and on the booking page, also with badly chosen colours. The partner buys credits and sells them to a business, whose
// owner finds them at the partner's name and takes a plan there.
import { readFile } from "node:fs/promises";
import axe from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { confirmAddress } from "./confirm-address.ts";
import { launch } from "./launch.ts";
import { openScreen, PASSWORD, type Screen } from "./screen.ts";
import { demo, stage } from "./stage.ts";

const { screen } = stage();
const HOST = "portal.estudio-prueba.mx";
const SHOP_HOST = "creditos.estudio-prueba.mx";
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
  outside = await launch(false, ["--host-resolver-rules=MAP *.estudio-prueba.mx 127.0.0.1"]);
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
  await signUp(request, "Rodrigo Prueba", email);
  const about = { name: "Estudio Prueba", description: "Agencia de prueba de negocios", whatsapp: "2225550140" };
  const { _id: id } = await send("post", "/api/partner", { partner: about });
  const name = `Salón Prueba ${Date.now()}`;
  const numbers = { whatsapp: "2221234567", whatsappOwner: "2227654321" };
  const business = { name, description: "Corte y color", timezone: { name: "America/Mexico_City" }, ...numbers };
  const { _id: businessId } = await send("post", "/api/business", { business });
  await send("put", "/api/reservation-settings", { businessId, settings: { isOn: true } });
  const booking = await (await request.get(`/api/reservation-settings?businessId=${businessId}`)).json();
  return {
    /** Another person becomes the owner of the business, with a code of the partner. */
    async handOver(to: Page["request"]) {
      const invitation = { businessId, role: "owner", access: "full", permissions: [] };
      const { code } = await send("post", "/api/invitation", { invitation });
      const me = (await (await to.get("/api/me")).json()).data;
      const data = { userId: me.user._id, code };
      const claimed = await to.patch(`/api/business/${businessId}`, { data });
      expect(claimed.status(), await claimed.text()).toBe(200);
    },
    async proveHost(hostname: string) {
      await send("post", "/api/heroku", { hostname, partnerId: id });
      const status = async () => (await request.get(`/api/heroku?hostname=${hostname}&partnerId=${id}`)).text();
      await expect.poll(status, { timeout: 20_000 }).toContain('"acmStatus":"cert issued"');
    },
    booking: new URL(booking.data.url).pathname,
    path: `/partner/${id}`,
    wear: (branding: object) => send("put", `/api/partner/${id}`, { action: "updateBranding", branding }),
  };
}

async function signUp(request: Page["request"], name: string, email: string): Promise<void> {
  await request.post("/api/auth/sign-up/email", { data: { name, email, password: PASSWORD } });
  await confirmAddress(request, email);
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
  // and the PDF of a dashboard: the business has no logo of its own
  await page.goto("/inventario?periodo=anio");
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Descargar" }).click();
  await page.getByRole("menuitem", { name: "Descargar PDF" }).click();
  const pdf = (await readFile(await (await coming).path())).toString("latin1");
  expect(pdf).toMatch(/\/Subtype \/Image\s+\/Width 64\s+\/Height 64/);
  expect(pdf).toContain(BRAND.companyName);
  expect(complaints).toEqual([]);
});

it("lets a partner buy credits and sell them to a business, whose owner takes a plan at the partner's name", async () => {
  const { page, complaints } = await screen({ url: demo().appUrl.replace("127.0.0.1", "localhost") });
  const { wear, proveHost, handOver } = await agency(page);
  await wear(BRAND);
  await proveHost(SHOP_HOST);
  await page.goto("/partner/recargar-creditos");
  const bar = page.getByRole("main");
  await bar.getByText("Sin fee: 500.0 créditos").waitFor();
  await page.getByLabel("Cantidad").fill("740");
  await page.getByText("La cantidad minima es 750 mensajes").waitFor();
  expect(await page.getByRole("button", { name: "Continuar al pago" }).isDisabled()).toBe(true);
  await page.getByLabel("Cantidad").fill("1000");
  await page.getByText("$1,000.00 MXN · $1.00 MXN por mensaje").waitFor();
  await page.getByRole("button", { name: "Continuar al pago" }).click();
  await page.getByRole("button", { name: "Pagar con tarjeta" }).click();
  await page.waitForURL(/recargar-creditos\?compra=lista/);
  await bar.getByText("Sin fee: 1,500.0 créditos").waitFor();

  await page.goto("/negocios");
  for (const [pot, amount, total] of [
    ["Sin fee", "300", "270"],
    ["Con fee", "100", "0"],
  ] as const) {
    await page.getByRole("button", { name: "Enviar créditos" }).click();
    const dialog = page.getByRole("dialog", { name: "Enviar créditos" });
    await dialog.getByRole("button", { name: pot, exact: true }).click();
    await dialog.getByLabel("Cantidad").fill(amount);
    await dialog.getByLabel("Total de la venta").fill(total);
    await dialog.getByText(total === "0" ? "100 créditos gratis" : "Precio por crédito: $0.9000 MXN").waitFor();
    if (total === "0") {
      await dialog.getByRole("textbox", { name: "Caducan" }).fill("ayer");
      await dialog.getByRole("button", { name: "Guardar" }).click();
      await dialog.getByText("La caducidad debe ser una fecha futura").waitFor();
      await dialog.getByRole("textbox", { name: "Caducan" }).fill("mañana");
    }
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await dialog.waitFor({ state: "hidden" });
  }
  await bar.getByText("Sin fee: 1,200.0 créditos").waitFor();
  await bar.getByText("Con fee: 4,900.0 créditos").waitFor();

  const portal = await openScreen(outside, { url: `http://${SHOP_HOST}:${new URL(demo().appUrl).port}`, width: 1440 });
  const eva = `eva-${Date.now()}@prueba.mx`;
  const { page: hers } = await screen();
  await signUp(hers.request, "Eva Dueña", eva);
  await handOver(hers.request);
  await portal.page.goto("/auth/ingresar");
  await portal.page.getByLabel("Correo").fill(eva);
  await portal.page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await portal.page.getByRole("button", { name: "Ingresar", exact: true }).click();
  await portal.page
    .getByRole("banner")
    .getByText(/Salón Prueba/)
    .waitFor();
  const line = portal.page.waitForEvent("websocket");
  await portal.page.goto("/creditos/movimientos");
  // the live line at the partner's name hears of her business
  await (await line).waitForEvent("framereceived", ({ payload }) => /"success":true,"rooms":\["/.test(String(payload)));
  await portal.page.getByRole("heading", { level: 1, name: "Movimientos de créditos" }).waitFor();
  await portal.page.getByRole("row", { name: /Transferencia.*GPT.*\+300.*300/ }).waitFor();
  await portal.page.getByRole("row", { name: /Transferencia.*GPT.*\+100.*400/ }).click();
  await portal.page.getByRole("dialog").getByText("Caducan", { exact: true }).waitFor();
  await portal.page.goto("/precios");
  await portal.page.getByText(/te atiende en Agave Digital/).waitFor();
  await portal.page.getByRole("button", { name: "With expert" }).first().click();
  await portal.page.getByText("Un experto lo configura contigo: $349.00 MXN una sola vez.").waitFor();
  await portal.page.getByRole("button", { name: "Elegir Bronce" }).click();
  await portal.page.getByRole("button", { name: "Pagar con tarjeta" }).click();
  // back at the partner's name, where she is signed in
  await portal.page.waitForURL(new RegExp(`${SHOP_HOST}.*compra=lista`));
  await portal.page.goto("/facturacion");
  await portal.page.getByText(/Plan Bronce: se renueva el/).waitFor();
  const bought = portal.page.getByRole("list", { name: "Compras" }).getByRole("listitem");
  await bought
    .filter({ hasText: /1,000 créditos · / })
    .getByText("Pagada")
    .waitFor();
  await portal.page.goto("/precios");
  await portal.page.getByRole("button", { name: "Elegir Plata" }).click();
  const plata = portal.page.getByRole("option", { name: /Plata/ });
  await portal.page.getByLabel("Cambiar a").selectOption({ label: (await plata.first().textContent()) ?? "" });
  await portal.page.getByRole("button", { name: "Cambiar de plan" }).click();
  await portal.page.waitForURL(new RegExp(`${SHOP_HOST}.*precios`));
  await portal.page.goto("/facturacion");
  await expect
    .poll(
      async () => {
        await portal.page.reload();
        return portal.page.getByText(/Plan Plata: se renueva el/).count();
      },
      { timeout: 30_000 },
    )
    .toBe(1);
  expect(await portal.page.title()).toContain(BRAND.companyName);
  await portal.close();
  // the refused expiry
  expect(complaints).toEqual([expect.stringContaining("400")]);
});
