// An assistant's channels and test numbers, and what it says when a call fails.
import type { BrowserContext } from "playwright-core";
import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

async function businessOf({ request }: BrowserContext): Promise<string> {
  const me = await (await request.get("/api/me")).json();
  return me.data.memberships.find(({ name }: { name: string }) => name === "Salón Ágata").businessId;
}

it("says in the documents' words what could not be loaded, created or saved", async () => {
  const { page, context } = await screen({ as: OWNER });
  const list = await context.request.get(`/api/assistant?businessId=${await businessOf(context)}`);
  const [agata] = (await list.json()).data;
  const refuse = { status: 403, json: { success: false, message: "Hoy no" } };
  await page.route(/\/api\/assistant(\?|\/|$)/, (route) => route.fulfill(refuse));
  await page.goto("/asistentes");
  await page.getByText("Error al cargar el asistant").waitFor();
  await page.goto(`/asistentes/${agata._id}`);
  await page.getByText("Error al cargar el asistant").waitFor();
  await page.unroute(/\/api\/assistant(\?|\/|$)/);
  await page.goto("/asistentes/0190a000-0000-7000-8000-00000000dead");
  await page.getByText("No se ha encontrado el asistente").waitFor();

  await page.route(/\/api\/assistant/, (route) =>
    route.request().method() === "GET" ? route.continue() : route.fulfill(refuse),
  );
  await page.goto("/asistentes?nuevo=1");
  const dialog = page.getByRole("dialog", { name: "Crear asistente" });
  await dialog.getByRole("textbox", { name: "Nombre" }).fill("Nadie");
  await dialog.getByRole("button", { name: "Crear asistente" }).click();
  await page.getByText("Error al crear el asistente").waitFor();
  await page.goto(`/asistentes/${agata._id}?editor=prompt`);
  await page.getByRole("button", { name: "Editar" }).click();
  await page.getByRole("textbox", { name: "Objetivo" }).fill("Que cada persona salga con su cita");
  await page.getByText("Error al guardar los cambios").waitFor();
});

it("gives an assistant its channels, and says which are connected", async () => {
  const { page, context } = await screen({ as: OWNER });
  const list = await context.request.get(`/api/assistant?businessId=${await businessOf(context)}`);
  const [agata] = (await list.json()).data;
  const channelOf = async () => (await (await context.request.get(`/api/assistant/${agata._id}`)).json()).data.channel;
  const before = await channelOf();
  await page.goto(`/asistentes/${agata._id}?editor=configuracion`);
  await page.getByRole("button", { name: "Editar" }).click();
  const instagram = page.getByRole("switch", { name: /^Instagram/ });
  const wasOn = await instagram.isChecked();
  await instagram.click();
  await expect.poll(async () => (await channelOf()).includes("Instagram")).toBe(!wasOn);
  await instagram.click();
  await expect.poll(async () => [...(await channelOf())].sort()).toEqual([...before].sort());
});

it("adds and takes away a test number, and asks for a code only where the number wrote", async () => {
  const { page, context } = await screen({ as: OWNER });
  const list = await context.request.get(`/api/assistant?businessId=${await businessOf(context)}`);
  const [agata] = (await list.json()).data;
  await page.goto(`/asistentes/${agata._id}?editor=configuracion`);
  await page.getByRole("button", { name: "Editar" }).click();
  await page.getByRole("button", { name: "Agregar número de prueba" }).click();
  const dialog = page.getByRole("dialog", { name: "Agregar número de prueba" });
  await dialog.getByRole("textbox", { name: "WhatsApp" }).fill("2225550909");
  await dialog.getByRole("button", { name: "Agregar" }).click();
  await page.getByText("+52 222 555 0909").waitFor();
  await page.getByRole("button", { name: "Quitar +52 222 555 0909" }).click();
  await page.getByText("+52 222 555 0909").waitFor({ state: "detached" });

  await page.goto("/cuenta");
  const card = page.getByRole("region", { name: /Tu WhatsApp en/ });
  await card.getByRole("textbox", { name: "Tu WhatsApp" }).fill("2225550908");
  await card.getByRole("button", { name: "Enviarme un código" }).click();
  await card.getByText(/manda «hola» al WhatsApp del negocio desde ese teléfono/).waitFor();
});
