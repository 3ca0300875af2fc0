// A sales funnel in the browser: the texts of the documents, its fixed ends, a checkpoint with objections, and deleting it.
import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("is made, opens its page, is edited, and is deleted after a question", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/funnels");
  await page.getByRole("link", { name: "Funnels de ventas" }).click();
  await page.getByRole("heading", { name: "Funnels de ventas", level: 1 }).waitFor();
  await page.getByLabel("Buscar").fill("zzyzx");
  await page.getByText("Nada coincide con «zzyzx».").waitFor();
  await page.getByLabel("Buscar").fill("");
  await page.getByRole("button", { name: "Registrar funnel de ventas" }).click();

  const name = page.getByLabel("Nombre");
  await name.fill("Uñas");
  await name.fill("");
  await page.keyboard.press("Tab");
  await page.getByText("Name is required").waitFor();
  await name.fill("Uñas para quince años");
  await page.getByText("Lead shows interest (Initial contact)").waitFor();
  await page.getByText("Sale closed").waitFor();
  expect(await page.getByRole("button", { name: /^(Editar|Quitar) Point/ }).count()).toBe(0);

  await page.getByRole("button", { name: "Agregar punto" }).click();
  const dialog = page.getByRole("dialog", { name: "Agregar punto" });
  await dialog.getByRole("button", { name: "Agregar", exact: true }).click();
  expect(await dialog.isVisible()).toBe(true);
  await dialog.getByLabel("Título").fill("Cotización");
  await dialog.getByRole("button", { name: "Agregar objeción" }).click();
  await dialog.getByRole("textbox", { name: "Objeciones" }).fill("  Es caro: incluye a las damas ");
  await dialog.getByRole("button", { name: "Agregar objeción" }).click();
  await dialog.getByRole("button", { name: "Agregar", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  const points = page.getByRole("list", { name: "Puntos", exact: true }).getByRole("heading");
  expect(await points.allTextContents()).toEqual(["Point A", "Cotización", "Point B"]);
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await page.getByText("Funnel creado correctamente").waitFor();

  await page.getByRole("heading", { name: "Uñas para quince años", level: 1 }).waitFor();
  expect(page.url()).toMatch(/\/sales-funnels\/[0-9a-f-]{36}$/);
  const objections = page.getByRole("list", { name: "Objeciones de Cotización" });
  expect(await objections.textContent()).toBe("Es caro: incluye a las damas");
  await page.reload();
  await objections.waitFor();

  await page.getByRole("button", { name: "Acciones de Uñas para quince años" }).click();
  await page.getByRole("menuitem", { name: "Eliminar" }).click();
  const question = page.getByRole("dialog", {
    name: 'Are you sure you want to delete the funnel "Uñas para quince años"?',
  });
  await question.getByText("This action cannot be undone.").waitFor();
  await question.getByRole("button", { name: "Eliminar" }).click();
  await page.getByRole("heading", { name: "Funnels de ventas", level: 1 }).waitFor();
  await page.getByText("Paquete de novia").waitFor();
  expect(await page.getByText("Uñas para quince años").count()).toBe(0);
  expect(complaints).toEqual([]);
});
