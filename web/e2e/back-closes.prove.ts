import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const PHONE = { width: 390, height: 844 };

/** How to open each layer of the phone from its page. */
const LAYERS: [string, string, (page: Page) => Promise<void>][] = [
  ["the menu", "/contactos", (page) => page.getByRole("button", { name: "Más", exact: true }).tap()],
  ["a filter panel", "/contactos", (page) => page.getByRole("button", { name: "Filtros" }).tap()],
  ["a menu of actions", "/contactos", (page) => page.getByRole("button", { name: "Más acciones" }).tap()],
  ["a form", "/contactos", (page) => page.getByRole("button", { name: "Registrar contacto" }).tap()],
  ["the form of an appointment", "/agenda", (page) => page.getByRole("button", { name: "Agendar cita" }).tap()],
  ["the choice of what is shown", "/agenda", (page) => page.getByRole("button", { name: "Qué se muestra" }).tap()],
  [
    "the search",
    "/servicios",
    (page) =>
      page
        .getByRole("button", { name: /^Buscar/ })
        .first()
        .tap(),
  ],
];
const layer = (page: Page) => page.locator("[role=dialog]:visible, [role=menu]:visible");

it.each(LAYERS)("Back closes %s and stays on the page", async (_layer, path, open) => {
  const { page, complaints } = await screen({ as: OWNER, ...PHONE });
  // as the first history entry of the document, and as a later one
  for (const steps of [[path], ["/negocio", path]]) {
    for (const step of steps) await page.goto(step);
    await page.getByRole("main").waitFor();
    await open(page);
    await layer(page).first().waitFor();
    await page.goBack();
    await expect.poll(() => layer(page).count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe(path);
  }
  expect(complaints).toEqual([]);
});

it("closes a question by Back and keeps what was typed", async () => {
  const { page } = await screen({ as: OWNER, ...PHONE });
  await page.goto("/negocio?editar=1");
  const name = page.getByRole("textbox", { name: /^Nombre/ }).first();
  await name.fill("Salón Ágata y compañía");
  await page.getByRole("link", { name: "Contactos" }).tap();
  const question = page.getByRole("dialog", { name: "¿Salir sin guardar?" });
  await question.waitFor();
  await page.goBack();
  await expect.poll(() => question.count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe("/negocio");
  expect(await name.inputValue()).toBe("Salón Ágata y compañía");
});

it("leaves a form that is the first page of a tab, also for another page than the first one asked for", async () => {
  for (const first of [true, false]) {
    const { page, complaints } = await screen({ as: OWNER, ...PHONE });
    await page.goto("/negocio?editar=1");
    const name = page.getByRole("textbox", { name: /^Nombre/ }).first();
    await name.fill("Salón Ágata y compañía");
    const question = page.getByRole("dialog", { name: "¿Salir sin guardar?" });
    if (!first) {
      await page.getByRole("link", { name: "Agenda" }).tap();
      await question.getByRole("button", { name: "Seguir editando" }).tap();
      await expect.poll(() => question.count()).toBe(0);
    }
    await page.getByRole("link", { name: "Contactos" }).tap();
    await question.getByRole("button", { name: "Salir sin guardar" }).tap();
    await page.waitForURL("**/contactos");
    await expect.poll(() => question.count()).toBe(0);
    await page.goBack();
    await page.waitForURL("**/negocio?editar=1");
    expect(complaints).toEqual([]);
  }
});

it("keeps a closed layer out of the history: Back after it goes to the page before", async () => {
  const { page } = await screen({ as: OWNER, ...PHONE });
  await page.goto("/servicios");
  await page.getByRole("link", { name: "Contactos" }).tap();
  await page.waitForURL("**/contactos");
  await page.getByRole("button", { name: "Filtros" }).tap();
  await page.getByRole("button", { name: "Cerrar" }).tap();
  await expect.poll(() => layer(page).count()).toBe(0);
  await page.goBack();
  await page.waitForURL("**/servicios");
});

/** How to open each layer that is in the address, which parameter names it, and where. */
const NAMED: [string, string, string, (page: Page) => Promise<void>][] = [
  [
    "a planned message",
    "/mensajes-programados?tipo=upsell",
    "mensaje",
    (page) => page.getByRole("row").filter({ hasText: "Upsell" }).first().click(),
  ],
  [
    "the edit of an upsell",
    "/upsells",
    "editar",
    async (page) => {
      await page
        .getByRole("button", { name: /^Acciones de / })
        .first()
        .click();
      await page.getByRole("menuitem", { name: "Editar" }).click();
    },
  ],
  ["the ready flows", "/flujos", "nuevo", (page) => page.getByRole("button", { name: "Crear flujo" }).first().click()],
];

it.each(NAMED)("keeps %s in the address: a reload opens it again, Back closes it", async (_layer, path, name, open) => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto(path);
  await open(page);
  const opened = page.getByRole("dialog");
  await opened.waitFor();
  const title = (await opened.getByRole("heading").first().textContent()) ?? "";
  const named = () => new URL(page.url()).searchParams.get(name);
  expect(named()).toBeTruthy();
  await page.reload();
  await opened.getByRole("heading", { name: title, exact: true }).waitFor();
  await page.goBack();
  await expect.poll(() => opened.count()).toBe(0);
  await expect.poll(named).toBeNull();
  expect(new URL(page.url()).pathname).toBe(path.split("?")[0]);
  expect(complaints).toEqual([]);
});
