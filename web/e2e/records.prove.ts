import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("never overwrites what somebody else saved of the business while it was being edited", async () => {
  const { page, context } = await screen({ as: OWNER });
  await page.goto("/negocio");
  await page.getByRole("button", { name: "Editar" }).click();
  const form = page.getByRole("form", { name: "Datos del negocio" });
  const description = form.getByRole("textbox", { name: "Descripción" });
  const before = await description.inputValue();
  const me = await (await context.request.get("/api/me")).json();
  const shown = await form.getByRole("textbox", { name: "Nombre del negocio" }).inputValue();
  const id = me.data.memberships.find(({ name }: { name: string }) => name === shown).businessId;

  await description.fill(`${before} También novias.`);
  const other = await context.request.put(`/api/business/${id}`, { data: { business: { category: "Estética" } } });
  expect(other.status()).toBe(200);
  await form.getByRole("button", { name: "Guardar" }).click();
  await page.getByRole("alert").getByText("Alguien más guardó cambios mientras editabas").waitFor();
  await page.getByText("Alguien más cambió los datos del negocio.").waitFor();
  expect(await description.inputValue()).toBe(`${before} También novias.`);

  await page.getByRole("button", { name: "Ver la versión actual" }).click();
  await expect.poll(() => form.getByRole("textbox", { name: "Giro" }).inputValue()).toBe("Estética");
  // The typed values are applied on top of it, until the person discards them.
  expect(await description.inputValue()).toBe(`${before} También novias.`);
  await form.getByRole("button", { name: "Descartar" }).click();
  expect(await description.inputValue()).toBe(before);
  await form.getByRole("textbox", { name: "Giro" }).fill("Salón de belleza");
  await form.getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Negocio actualizado correctamente").waitFor();
  await page.getByRole("definition").filter({ hasText: "Salón de belleza" }).waitFor();
});

it("saves once however often Enter is pressed, and the way back leaves the directory instead of the search", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/sucursales");
  await page.goto("/contactos");
  let sent = 0;
  await page.route("**/api/client", async (route) => {
    if (route.request().method() === "POST") sent += 1;
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.getByRole("button", { name: "Registrar contacto" }).click();
  const dialog = page.getByRole("dialog", { name: "Registrar contacto" });
  await dialog.getByRole("textbox", { name: "Nombre" }).fill("Zenobia 🌵 Ñandú");
  await dialog.getByRole("textbox", { name: "WhatsApp" }).fill("+52 1 222 987 1234");
  for (let times = 0; times < 3; times += 1) await page.keyboard.press("Control+Enter");
  await dialog.waitFor({ state: "detached" });
  expect(sent).toBe(1);

  await page.getByRole("searchbox", { name: "Buscar contacto" }).fill("5212229871234");
  await page.waitForURL(/buscar=/);
  await page.getByRole("row", { name: /Zenobia/ }).click();
  await page.getByRole("heading", { level: 1, name: /Zenobia/ }).waitFor();
  await page.getByRole("button", { name: "Eliminar", exact: true }).click();
  await page.getByText(/Se eliminó a Zenobia.*, con sus conversaciones\./).waitFor();
  await page.getByText("Nadie coincide con «5212229871234».").waitFor();
  for (let step = 0; new URL(page.url()).pathname === "/contactos" && step < 3; step += 1) await page.goBack();
  expect(new URL(page.url()).pathname).toBe("/sucursales");
});

it("keeps the search when a row is opened in the instant in which the search settles", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/contactos");
  await page
    .getByRole("row", { name: /Guadalupe/ })
    .first()
    .waitFor();
  // The address has the search already, while the previous page is still drawn.
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...given) => {
      replace(...given);
      if (!location.search.includes("buscar=")) return;
      history.replaceState = replace;
      queueMicrotask(() => document.querySelector<HTMLElement>("tbody [data-row]")?.click());
    };
  });
  await page.getByRole("searchbox", { name: "Buscar contacto" }).fill("nadie así");
  await page.waitForURL(/\/contactos\/[^?]+\?buscar=/);
  // The next page's own back link, not the menu's line.
  await page.getByRole("main").getByRole("link", { name: "Contactos" }).click();
  await page.getByText("Nadie coincide con «nadie así».").waitFor();
  expect(await page.getByRole("searchbox", { name: "Buscar contacto" }).inputValue()).toBe("nadie así");
});

it("says at once that there is no connection, and keeps what was written", async () => {
  const { page, context } = await screen({ as: OWNER });
  await page.goto("/contactos");
  await page.getByRole("button", { name: "Registrar contacto" }).click();
  const dialog = page.getByRole("dialog", { name: "Registrar contacto" });
  await dialog.getByRole("textbox", { name: "Nombre" }).fill("Sin conexión");
  await dialog.getByRole("textbox", { name: "WhatsApp" }).fill("2229871235");
  await context.setOffline(true);
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await dialog
    .getByRole("alert")
    .getByText(/Verifica tu conexión a internet/)
    .waitFor();
  const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes("contact:new")));
  await expect.poll(drafts).toHaveLength(1);
  await context.setOffline(false);
  // The dialog is in the address.
  await page.reload();
  await dialog.getByText("Recuperamos lo que habías escrito.").waitFor();
  expect(await dialog.getByRole("textbox", { name: "Nombre" }).inputValue()).toBe("Sin conexión");
});
