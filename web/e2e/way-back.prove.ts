import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { freeDay } from "./free-hours.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

const DEMO = "Salón Ágata";
const undo = (page: Page, said: string | RegExp) =>
  page.getByRole("status").filter({ hasText: said }).getByRole("button", { name: "Deshacer" });

async function businessOf(page: Page): Promise<string> {
  const me = await (await page.request.get("/api/me")).json();
  return me.data.memberships.find(({ name }: { name: string }) => name === DEMO).businessId;
}

it("deletes a contact with a way back", async () => {
  const { page } = await screen({ as: OWNER });
  const businessId = await businessOf(page);
  const client = {
    businessId,
    name: "Efímera",
    lastname: "Paz",
    whatsapp: `22288${process.pid}`.slice(0, 10).padEnd(10, "1"),
  };
  const made = await page.request.post("/api/client", { data: { client } });
  expect(made.status()).toBe(201);
  const { _id: id } = (await made.json()).data;
  const isThere = async () => (await page.request.get(`/api/client/${id}`)).status() === 200;
  await page.goto(`/contactos/${id}?buscar=efimera%20paz`);
  const takeAway = () => page.getByRole("button", { name: "Eliminar", exact: true }).click();
  await takeAway();
  const row = page.getByRole("row", { name: /Efímera Paz/ });
  await page.getByText("Nadie coincide con «efimera paz».").waitFor();
  await undo(page, "Se eliminó a Efímera Paz").click();
  await row.waitFor();
  expect(await isThere()).toBe(true);
  await row.click();
  await takeAway();
  await expect.poll(isThere).toBe(false);
});

it.each([320, 1440])("covers no button of a form with the notice of the way back, at %i px", async (width) => {
  const { page } = await screen({ as: OWNER, width, height: 800 });
  const whatsapp = `2229${width}${process.pid}`.slice(0, 10).padEnd(10, "7");
  const client = { businessId: await businessOf(page), name: "Fugaz", lastname: "Luna", whatsapp };
  const made = await page.request.post("/api/client", { data: { client } });
  const { _id: id } = (await made.json()).data;
  await page.goto(`/contactos/${id}?buscar=fugaz%20luna`);
  await page.getByRole("button", { name: "Eliminar", exact: true }).click();
  await undo(page, "Se eliminó a Fugaz Luna").waitFor();
  await page.getByRole("button", { name: "Registrar contacto" }).first().click();
  const form = page.getByRole("dialog", { name: "Registrar contacto" });
  await form.getByRole("button", { name: "Guardar" }).click({ trial: true });
  await form.getByRole("button", { name: "Cancelar" }).click({ trial: true });
  expect(await undo(page, "Se eliminó a Fugaz Luna").count()).toBe(1);
});

it("deletes an appointment with a way back, and gives its hour at once to whoever takes it", async () => {
  const { page, context } = await screen({ as: OWNER });
  const free = await freeDay(context, {
    specialist: "Luis Ortega",
    service: "Corte de caballero",
    hours: ["12:00"],
    daysAhead: 40,
  });
  const { day, businessId, branchId, specialistId } = free;
  const services = (await (await page.request.get(`/api/service?businessId=${businessId}`)).json()).data;
  const serviceId = services.find(({ name }: { name: string }) => name === "Corte de caballero")._id;
  const clients = await (await page.request.get(`/api/client?businessId=${businessId}&limit=50`)).json();
  // A contact who only wrote has no name of their own yet.
  const contact = clients.data.clients.find(
    ({ name, lastname }: { name: string; lastname: string }) => name && lastname,
  );
  const appointment = {
    businessId,
    branchId,
    specialistId,
    serviceId,
    clientId: contact._id,
    start: `${day}T12:00:00-06:00`,
  };
  const book = async () => (await page.request.post("/api/appointment", { data: { appointment } })).json();
  const { _id: id } = (await book()).data;
  const isThere = async () => (await page.request.get(`/api/appointment/${id}`)).status() === 200;
  await page.goto(`/agenda?vista=dia&dia=${day}&sucursal=${branchId}&especialistas=${specialistId}&cita=${id}`);
  const dialog = page.getByRole("dialog");
  const entry = page.locator("[data-entry]").filter({ hasText: "12:00" });
  await dialog.getByRole("button", { name: "Eliminar" }).click();
  await entry.waitFor({ state: "detached" });
  await undo(page, "Cita eliminada con éxito").click();
  await entry.waitFor();
  expect(await isThere()).toBe(true);
  await entry.click();
  await dialog.getByRole("button", { name: "Eliminar" }).click();
  await entry.waitFor({ state: "detached" });
  // The hour looks free, and is.
  await page.keyboard.press("n");
  const form = page
    .getByRole("dialog", { name: "Bloquear horario" })
    .or(page.getByRole("dialog", { name: "Agendar cita" }));
  const client = form.getByRole("combobox", { name: "Cliente" });
  await expect.poll(() => client.evaluate((field) => field === document.activeElement)).toBe(true);
  await client.fill(contact.name);
  await page.getByRole("option").first().click();
  await form.getByRole("combobox", { name: "Servicio" }).fill("Corte de caballero");
  await page
    .getByRole("option", { name: /Corte de caballero/ })
    .first()
    .click();
  await form.getByRole("combobox", { name: "De", exact: true }).fill("12:00");
  await form.getByRole("button", { name: "Agendar" }).click();
  await form.waitFor({ state: "detached" });
  await entry.waitFor();
  expect(await isThere()).toBe(false);
});

it("deletes an assistant with a way back", async () => {
  const { page } = await screen({ as: OWNER });
  const businessId = await businessOf(page);
  const name = `Efímero ${process.pid}`;
  const assistant = {
    businessId,
    name,
    goal: "Responder de noche a quien pregunta.",
    correspondTo: "clients",
    isWorking: false,
  };
  const made = await page.request.post("/api/assistant", { data: { assistant } });
  expect(made.status(), await made.text()).toBe(201);
  const { _id: id } = (await made.json()).data;
  const isThere = async () => (await page.request.get(`/api/assistant/${id}`)).status() === 200;
  const takeAway = async () => {
    await page.getByRole("button", { name: `Acciones de ${name}` }).click();
    await page.getByRole("menuitem", { name: "Eliminar" }).click();
    await page.getByRole("heading", { name: "Asistentes", level: 1 }).waitFor();
  };
  await page.goto(`/asistentes/${id}`);
  await takeAway();
  const card = page.getByRole("article", { name });
  await undo(page, `Se eliminó «${name}»`).click();
  await card.waitFor();
  expect(await isThere()).toBe(true);
  await card.getByRole("link").click();
  await takeAway();
  expect(await card.count()).toBe(0);
  await expect.poll(isThere).toBe(false);
});
