// Files of a resource: dropped, too many, unsaved, and on a phone.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

/** A picture of the page, 400 wide. */
const picture = (page: Page) => page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 300 } });
/** The start of a video is enough to identify it. */
const VIDEO = Buffer.concat([Buffer.from("\0\0\0\x18ftypisom\0\0\x02\0isomiso2", "latin1"), Buffer.alloc(2000)]);

it("takes files that are dropped, and no more than ten", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/recursos");
  await page.getByRole("button", { name: "Registrar recurso" }).click();
  const dialog = page.getByRole("dialog", { name: "Registrar recurso" });
  const files = Array.from({ length: 11 }, (_, index) => `foto-${index}.png`);
  const bytes = [...(await picture(page))];
  const transfer = await page.evaluateHandle(
    ([names, content]) => {
      const data = new DataTransfer();
      for (const name of names) data.items.add(new File([new Uint8Array(content)], name, { type: "image/png" }));
      return data;
    },
    [files, bytes] as const,
  );
  await dialog.locator("[data-drop-zone]").dispatchEvent("drop", { dataTransfer: transfer });
  await page.getByText("Se ha alcanzado el numero maximo de archivos permitidos").waitFor();
  await dialog.getByRole("group", { name: "Imagen 10" }).waitFor();
  await dialog.getByText("10 de 10").waitFor();
  expect(await dialog.getByRole("button", { name: "Elegir archivos" }).isDisabled()).toBe(true);
  await dialog.getByRole("button", { name: "Quitar Imagen 10" }).click();
  await dialog.getByText("9 de 10").waitFor();
});

it("asks before something unsaved is left: by closing, and by the way back", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/servicios");
  await page.getByRole("link", { name: "Recursos" }).click();
  await page.getByRole("row", { name: "Fotos del salón" }).waitFor();
  await page.getByRole("button", { name: "Registrar recurso" }).click();
  const dialog = page.getByRole("dialog", { name: "Registrar recurso" });
  // a second click finds nothing more to close
  await dialog.getByRole("button", { name: "Cerrar" }).dblclick();
  await dialog.waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Registrar recurso" }).click();
  await dialog.getByRole("textbox", { name: "Nombre" }).fill("Sin terminar");
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: "¿Salir sin guardar?" });
  await question.getByRole("button", { name: "Seguir editando" }).click();
  await question.waitFor({ state: "detached" });
  expect(await dialog.getByRole("textbox", { name: "Nombre" }).inputValue()).toBe("Sin terminar");
  await page.goBack();
  await question.getByRole("button", { name: "Salir sin guardar" }).click();
  await dialog.waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/recursos");
});

it("works on a phone, with a video, and takes back what was deleted", async () => {
  const { page, context, complaints } = await screen({ as: OWNER, width: 390, height: 844 });
  await page.goto("/recursos");
  await page.getByRole("row", { name: "Fotos del salón" }).waitFor();
  await page.getByRole("button", { name: "Registrar recurso" }).tap();
  const dialog = page.getByRole("dialog", { name: "Registrar recurso" });
  await dialog.getByRole("textbox", { name: "Nombre" }).fill("Video de bienvenida");
  await dialog.getByRole("combobox", { name: "Se usa en" }).tap();
  await page.getByRole("option", { name: "Campañas masivas" }).tap();
  await dialog.locator("input[type=file]").setInputFiles([{ name: "hola.mp4", mimeType: "video/mp4", buffer: VIDEO }]);
  await dialog.getByRole("group", { name: "Video 1" }).waitFor();
  await dialog.getByRole("button", { name: "Guardar" }).tap();
  await page.getByText("Recurso registrado correctamente").waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);

  const card = page.getByRole("row", { name: "Video de bienvenida" });
  await card.getByRole("button", { name: "Acciones de Video de bienvenida" }).tap();
  await page.getByRole("menuitem", { name: "Eliminar" }).tap();
  await card.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Deshacer" }).tap();
  await card.waitFor();
  const other = await context.newPage();
  await other.goto("/recursos");
  await other.getByRole("row", { name: "Video de bienvenida" }).waitFor();
  expect(complaints).toEqual([]);
});
