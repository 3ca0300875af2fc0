import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

/** A picture of the page, 400 wide. */
const picture = (page: Page) => page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 300 } });

it("registers a resource: files with their progress, a bad one told by its name, shown after a reload", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/recursos");
  await page.getByRole("row", { name: "Fotos del salón" }).waitFor();
  await page.getByRole("button", { name: "Registrar recurso" }).click();
  const dialog = page.getByRole("dialog", { name: "Registrar recurso" });
  await dialog.getByRole("textbox", { name: "Nombre" }).fill("Escaparate");
  await dialog.getByRole("combobox", { name: "Se usa en" }).click();
  await page.getByRole("option", { name: "Negocio en general" }).click();

  // slow enough to be visible
  await page.route("**/api/cloudinary", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  const text = { name: "notas.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") };
  await dialog
    .locator("input[type=file]")
    .setInputFiles([{ name: "fachada.png", mimeType: "image/png", buffer: await picture(page) }, text]);
  await dialog.getByRole("progressbar", { name: "Subiendo fachada.png" }).waitFor();
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await dialog.getByText("Espera a que terminen de subir los archivos").waitFor();
  await dialog.getByRole("group", { name: "Imagen 1" }).waitFor();
  const refused = dialog.getByRole("alert").filter({ hasText: "Error al subir notas.png: Solo se aceptan imágenes" });
  await refused.waitFor();
  await dialog
    .getByRole("group", { name: "Imagen 1" })
    .getByRole("textbox", { name: "Descripción" })
    .fill("Desde la calle");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Recurso registrado correctamente").waitFor();

  await page.reload();
  await page.getByRole("row", { name: "Escaparate" }).click();
  const shown = page.getByRole("img", { name: "Desde la calle" });
  await shown.waitFor();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
  expect(complaints.filter((line) => !line.includes("400"))).toEqual([]);
});

it("narrows by usage, and offers resources where services and branches are written", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/recursos");
  await page.getByRole("button", { name: "Todos los usos" }).click();
  await page.getByRole("menuitem", { name: "Campañas masivas" }).click();
  await page.waitForURL(/filtro=massiveCampaign/);
  await page.getByRole("row", { name: "Fotos del salón" }).waitFor({ state: "detached" });
  await page.getByRole("row", { name: "Promoción de fin de año" }).waitFor();
  await page.goto("/servicios");
  await page.getByRole("row", { name: /Tinte/ }).first().click();
  await page.getByRole("button", { name: "Editar" }).click();
  const dialog = page.getByRole("dialog", { name: "Editar servicio" });
  await dialog.getByRole("combobox", { name: "Recursos" }).fill("antes");
  await page.getByRole("option", { name: "Antes y después: tinte" }).click();
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Servicio actualizado correctamente").waitFor();
  expect(complaints).toEqual([]);
});
