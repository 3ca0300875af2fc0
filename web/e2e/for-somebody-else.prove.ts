// Tests an appointment for another person than the contact: booked at the desk and on the booking page, and shown
// everywhere.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { type FreeDay, freeDay } from "./free-hours.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const LUIS = "Luis Ortega";
const SERVICE = "Corte de caballero";

it("the desk books for a contact's child, whose name is offered the next time and stands on the card, in the detail and with the contact", async () => {
  const { page, context, complaints } = await screen({ as: OWNER });
  const hours = ["10:00", "10:30", "11:00", "11:30"];
  const free = await freeDay(context, { specialist: LUIS, service: SERVICE, hours, daysAhead: 24 });
  await openDay(page, free);
  const form = await begin(page, "10:00");
  await form.getByRole("button", { name: "Para otra persona" }).click();
  await form.getByRole("button", { name: "Agendar", exact: true }).click();
  await form.getByText("Escribe el nombre de quien viene").waitFor();
  await form.getByRole("combobox", { name: "Nombre de quien viene" }).fill("Emiliano Prueba");
  await form.getByRole("button", { name: "Agendar", exact: true }).click();
  const card = page.getByRole("button", { name: /Emiliano Prueba \(Guadalupe.*de 10:00 am a 10:30 am/ });
  await card.click();
  const detail = page.getByRole("dialog", { name: SERVICE });
  await detail.getByText("Emiliano Prueba", { exact: true }).waitFor();
  const contact = detail.getByRole("link", { name: /Guadalupe/ }).first();
  const address = (await contact.getAttribute("href")) ?? "";
  await page.keyboard.press("Escape");
  await detail.waitFor({ state: "detached" });

  const second = await begin(page, "11:00");
  await second.getByRole("button", { name: "Para otra persona" }).click();
  await second.getByRole("combobox", { name: "Nombre de quien viene" }).click();
  await page.getByRole("option", { name: "Emiliano Prueba" }).click();
  await second.getByRole("button", { name: "Agendar", exact: true }).click();
  await page.getByRole("button", { name: /Emiliano Prueba \(Guadalupe.*de 11:00 am a 11:30 am/ }).waitFor();

  await page.goto(address);
  await page.getByRole("tab", { name: /Citas/ }).click();
  await page.getByText("Agenda también para Emiliano Prueba.").waitFor();
  await page.getByText(`${SERVICE} para Emiliano Prueba`).first().waitFor();
  expect(complaints).toEqual([]);
});

it("a stranger books for somebody else on the booking page", async () => {
  const { page, complaints } = await screen({ width: 390, height: 844 });
  await page.goto("/reservar/salon-agata");
  await page.getByRole("button", { name: /^Manicure/ }).click();
  await page.getByRole("button", { name: /^Centro/ }).click();
  await page.locator("h2", { hasText: /Con quién|Cuándo/ }).waitFor();
  const anybody = page.getByRole("button", { name: /quien esté libre/ });
  if (await anybody.count()) await anybody.click();
  await page.locator(".hours").waitFor();
  await page.locator(".day[data-free='true']").last().click();
  await page.locator(".hour").first().click();
  await page.getByLabel("Tu nombre").fill("Norma Prueba");
  await page.getByLabel("Tu WhatsApp").fill("2225540918");
  await page.getByLabel("La cita es para otra persona").check();
  await page.getByLabel("Nombre de quien viene").fill("Don Anselmo");
  await page.getByRole("button", { name: "Reservar", exact: true }).click();
  await page.getByRole("heading", { name: "Tu cita quedó reservada" }).waitFor();
  const ticket = page.locator(".ticket");
  expect(await ticket.textContent()).toContain("ParaDon Anselmo");
  expect(await ticket.textContent()).toContain("ReservóNorma Prueba");
  expect(complaints).toEqual([]);
});

async function begin(page: Page, time: string) {
  await page.keyboard.press("n");
  const form = page.getByRole("dialog", { name: "Agendar cita" });
  await form.waitFor();
  await choose(page, "Cliente", "Guadalupe");
  await choose(page, "Servicio", SERVICE);
  await choose(page, "Especialista", LUIS);
  await page.getByRole("combobox", { name: "De", exact: true }).fill(time);
  await page.keyboard.press("Tab");
  return form;
}

async function openDay(page: Page, { day, specialistId, branchId }: FreeDay): Promise<void> {
  const query = new URLSearchParams({ vista: "dia", dia: day, especialistas: specialistId, sucursal: branchId });
  await page.goto(`/agenda?${query}`);
  await page.getByRole("region", { name: /^Agenda de / }).waitFor();
  await page.getByRole("progressbar", { name: "Cargando citas" }).waitFor({ state: "detached" });
}

async function choose(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole("combobox", { name: label, exact: true }).first();
  if ((await field.inputValue()) === text) return;
  await field.fill(text);
  await page
    .getByRole("option", { name: new RegExp(text) })
    .first()
    .click();
}
