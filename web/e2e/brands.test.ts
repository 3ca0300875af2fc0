// A partner uploads its logo, which the application shows. It buys credits and sells them to a business, whose owner
// finds them at the partner's name and takes a plan there.
import { readFile } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { agency, BRAND, signUp } from "./agency.ts";
import { launch } from "./launch.ts";
import { openScreen, PASSWORD } from "./screen.ts";
import { demo, stage } from "./stage.ts";

const { screen } = stage();
const SHOP_HOST = "creditos.estudio-prueba.mx";

let outside: Browser;
beforeAll(async () => {
  // a browser for which the partner's name leads here
  outside = await launch(false, ["--host-resolver-rules=MAP *.estudio-prueba.mx 127.0.0.1"]);
});
afterAll(() => outside?.close());

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
  // listens from the start: the first frames may come before the page has loaded
  const joined = portal.page.waitForEvent("websocket").then((line) =>
    line.waitForEvent("framereceived", {
      predicate: ({ payload }) => /"success":true,"rooms":\["/.test(String(payload)),
      timeout: 170_000,
    }),
  );
  await portal.page.goto("/creditos/movimientos");
  // the live line at the partner's name hears of her business
  await joined;
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
  const plan = portal.page.getByText(/Plan .*: se renueva el/);
  await expect
    .poll(
      async () => {
        await portal.page.reload();
        return plan.textContent();
      },
      { timeout: 60_000 },
    )
    .toContain("Plan Plata");
  expect(await portal.page.title()).toContain(BRAND.companyName);
  await portal.close();
  // the refused expiry
  expect(complaints).toEqual([expect.stringContaining("400")]);
});
