// Tests that typed text without a value yet is never sent as the previous value, even with a fast Enter.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { dayFrom } from "./free-hours.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const UNCHOSEN = "Elige de la lista o borra lo que escribiste";

it("books nobody but who was chosen: Enter, Ctrl+Enter and a click after other letters send nothing", async () => {
  const { page } = await screen({ as: OWNER, width: 1366, height: 768 });
  const sent = await heldBack(page, "/api/appointment");
  await openForm(page);
  const client = page.getByRole("combobox", { name: "Cliente" });
  const patricia = await choose(page, "Cliente", "Patricia");
  await choose(page, "Servicio", "Corte de caballero");
  await choose(page, "Especialista", "Luis Ortega");

  // Opened again, it lists the current value.
  await client.click();
  await page.getByRole("option", { name: new RegExp(patricia) }).waitFor();
  expect(await page.getByText("Sin resultados").count()).toBe(0);

  for (const key of ["Enter", "Control+Enter"]) {
    await client.selectText();
    await page.keyboard.type(`Guad${key === "Enter" ? "" : "a"}`);
    await page.keyboard.press(key);
    expect(await client.inputValue()).toMatch(/^Guada?$/);
  }
  await page.getByRole("button", { name: "Agendar", exact: true }).click();
  await page.getByRole("alert").getByText(UNCHOSEN).waitFor();
  expect(sent).toEqual([]);

  // When the list belongs to the text, Enter takes its first row; the next Enter sends.
  await client.press("ArrowDown");
  await page
    .getByRole("option", { name: /Guadalupe/ })
    .first()
    .waitFor();
  await client.press("Enter");
  await expect.poll(() => client.inputValue()).toMatch(/^Guadalupe/);
  await client.press("Enter");
  await expect.poll(() => sent.length).toBe(1);
  const found = await page.request.get(`/api/client/${JSON.parse(sent[0] ?? "{}").appointment.clientId}`);
  expect((await found.json()).data.name).toMatch(/^Guadalupe/);
});

it("keeps the way to a new client in sight, with room for its number and no fault before one is made", async () => {
  const { page } = await screen({ as: OWNER, width: 1366, height: 768 });
  await openForm(page);
  const client = page.getByRole("combobox", { name: "Cliente" });
  await client.pressSequentially("ma");
  const register = page.getByRole("option", { name: /Registrar cliente nuevo/ });
  await register.waitFor();
  const [row, list] = await Promise.all([register.boundingBox(), page.getByRole("listbox").boundingBox()]);
  if (!row || !list) throw new Error("no list");
  expect(row.y).toBeGreaterThanOrEqual(list.y);
  expect(row.y + row.height).toBeLessThanOrEqual(list.y + list.height + 1);
  await register.click();
  const group = page.getByRole("group", { name: "Cliente nuevo" });
  const number = group.getByLabel("WhatsApp");
  expect((await number.boundingBox())?.width).toBeGreaterThan(120);
  expect(await group.getByRole("alert").count()).toBe(0);
  expect(await group.locator("[aria-invalid=true]").count()).toBe(0);
});

it("sends no form with letters that were not chosen from a list of several, nor with hours nobody can read", async () => {
  const { page } = await screen({ as: OWNER });
  const sent = await heldBack(page, "/api/service");
  await page.goto("/servicios");
  await page.getByRole("button", { name: "Registrar servicio" }).click();
  const dialog = page.getByRole("dialog", { name: "Registrar servicio" });
  await dialog.getByLabel("Nombre").first().fill("Servicio de prueba");
  await dialog.getByLabel("Precio").first().fill("$100");
  await dialog.getByLabel("Descripción").fill("Una prueba de las que no se guardan.");
  const people = dialog.getByRole("combobox", { name: "Especialistas" });
  await people.click();
  await page.keyboard.type("zzz");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+Enter");
  await dialog.getByRole("alert").getByText(UNCHOSEN).waitFor();
  expect(sent).toEqual([]);
  await people.fill("");

  const duration = dialog.getByRole("combobox", { name: "Duración" });
  await duration.fill("un rato");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+Enter");
  await dialog.getByText(/No se entiende la duración/).waitFor();
  expect(sent).toEqual([]);
  // A readable text counts, even with a fast Enter.
  await duration.fill("1 h 30");
  await page.keyboard.press("Control+Enter");
  await expect.poll(() => sent.length).toBe(1);
  expect(JSON.parse(sent[0] ?? "{}").service.duration).toBe(90);
});

it("sends what was typed over a suggestion, not the row under the mouse", async () => {
  const { page } = await screen({ as: OWNER });
  const sent = await heldBack(page, "/api/product");
  await page.goto("/inventario/productos");
  await page.getByRole("button", { name: "Registrar producto" }).click();
  const dialog = page.getByRole("dialog", { name: "Registrar producto" });
  await dialog.getByLabel("Nombre").first().fill("Producto de prueba");
  await dialog.getByLabel("Precio").first().fill("100");
  await dialog.getByLabel("Descripción").fill("Una prueba de las que no se guardan.");
  const unit = dialog.getByRole("combobox", { name: "Unidad" });
  await unit.click();
  await page.getByRole("option", { name: "caja" }).hover();
  await page.keyboard.type("c");
  await page.keyboard.press("Enter");
  await expect.poll(() => sent.length).toBe(1);
  expect(JSON.parse(sent[0] ?? "{}").product.unit).toBe("c");
});

/** These calls get a refusal: nothing is written into the demo. */
async function heldBack(page: Page, path: string): Promise<string[]> {
  const sent: string[] = [];
  await page.route(`**${path}`, (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    sent.push(route.request().postData() ?? "");
    return route.fulfill({ status: 422, json: { success: false, message: "No en esta prueba" } });
  });
  return sent;
}

async function openForm(page: Page): Promise<void> {
  await page.goto(`/agenda?vista=dia&dia=${dayFrom(60)}`);
  await page.locator("[data-agenda-area]").waitFor();
  await page.getByRole("progressbar", { name: "Cargando citas" }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Agendar cita" }).click();
  await page.getByRole("dialog", { name: "Agendar cita" }).waitFor();
}

async function choose(page: Page, label: string, text: string): Promise<string> {
  const field = page.getByRole("combobox", { name: label });
  await field.fill(text);
  await page
    .getByRole("option", { name: new RegExp(text) })
    .first()
    .click();
  await expect.poll(() => field.inputValue()).toContain(text);
  return field.inputValue();
}
