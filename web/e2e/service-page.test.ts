// Tests a service with pictures, payment link and consumption: in its form, on its page, and for customers.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const NAME = "Peinado de novia";

const picture = (page: Page, width: number) => page.screenshot({ clip: { x: 0, y: 0, width, height: 200 } });

it("shows a service's pictures in their order, on its page and to whoever books", async () => {
  const { page, context, complaints } = await screen({ as: OWNER });
  await page.goto("/servicios");
  await page.getByRole("button", { name: "Registrar servicio" }).click();
  const form = page.getByRole("dialog", { name: "Registrar servicio" });
  for (const [label, text] of Object.entries({ Nombre: NAME, Precio: "$1,800" }))
    await form.getByRole("textbox", { name: label, exact: true }).fill(text);
  await form.getByRole("textbox", { name: "Descripción" }).fill("Con prueba una semana antes.");
  const files = [
    { name: "una.png", mimeType: "image/png", buffer: await picture(page, 300) },
    { name: "otra.png", mimeType: "image/png", buffer: await picture(page, 400) },
    { name: "lista.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") },
  ];
  // slow enough for a save before it
  await page.route("**/api/cloudinary", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await form.locator("input[type=file]").setInputFiles(files);
  await form.getByRole("progressbar", { name: "Subiendo una.png" }).waitFor();
  await form.getByRole("button", { name: "Guardar" }).click();
  await form.getByText("Espera a que terminen de subir las imágenes").waitFor();
  await form.getByText("Error al subir lista.pdf: El archivo debe ser una imagen").waitFor();
  await form.getByRole("group", { name: "Imagen 2" }).waitFor();
  await form.getByRole("button", { name: "Poner primero la imagen 2" }).click();
  await page.route("**/api/service", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await form.getByRole("button", { name: "Guardar" }).click();
  await form.getByRole("button", { name: "Guardando..." }).waitFor();
  await page.getByText("Servicio creado correctamente").waitFor();
  await page.getByRole("row", { name: new RegExp(NAME) }).click();
  const shown = page.getByRole("img", { name: `${NAME}, imagen 1` });
  await shown.waitFor();
  const width = await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
  // of two that arrived together, the one placed first
  expect([300, 400]).toContain(width);
  await page.getByRole("tab", { name: "Información" }).click();
  await page.getByRole("definition").filter({ hasText: "Sin liga de pago" }).waitFor();
  const id = new URL(page.url()).pathname.split("/").at(-1);

  const { page: stranger, complaints: ofStranger } = await screen({ width: 390, height: 844 });
  await stranger.goto("/reservar/salon-agata");
  const cover = stranger.getByRole("button", { name: new RegExp(NAME) }).locator("img");
  await cover.scrollIntoViewIfNeeded();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(width);
  expect((await context.request.delete(`/api/service/${id}`)).status()).toBe(200);
  expect([...complaints, ...ofStranger]).toEqual([]);
});

it("tells on the page of a service how it is paid online, and on that of a branch its days", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/servicios?buscar=balayage");
  await page.getByRole("row", { name: /Mechas balayage/ }).click();
  await page.getByRole("tab", { name: "Información" }).click();
  const said = page.getByRole("definition");
  await said.filter({ hasText: /: \$1,800\.00 MXN/ }).waitFor();
  await said.filter({ hasText: "10 %" }).waitFor();
  await said.filter({ hasText: "La cita queda confirmada." }).waitFor();
  await page.goto("/sucursales");
  await page.getByRole("row", { name: /Centro/ }).click();
  await page.getByRole("tab", { name: "Horarios y descansos" }).click();
  await said.first().waitFor();
});

it("says that there are no resources where a service would name some", async () => {
  const { page } = await screen({ as: OWNER });
  await page.route("**/api/resource?*", (route) => route.fulfill({ json: { success: true, message: "", data: [] } }));
  await page.goto("/servicios?nuevo=1");
  const form = page.getByRole("dialog", { name: "Registrar servicio" });
  await form.getByText("No hay recursos disponibles. Crea recursos primero.").waitFor();
});
