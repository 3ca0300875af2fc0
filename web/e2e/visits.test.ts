import { mkdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { hourText } from "../src/ui/time/hour-text.ts";
import { type FreeDay, freeDay } from "./free-hours.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const LUIS = "Luis Ortega";
const SERVICE = "Corte de caballero";
const PICTURES = process.env.PICTURES;

it("books several services in one visit, shows that they belong together, moves and cancels all of it", async () => {
  const { page, context, complaints } = await screen({ as: OWNER });
  const hours = ["10:00", "10:30", "11:00", "11:30", "12:00", "12:30", "13:00", "13:30"];
  const free = await freeDay(context, { specialist: LUIS, service: SERVICE, hours, daysAhead: 9 });
  await openDay(page, free);
  await page.keyboard.press("n");
  const form = page.getByRole("dialog", { name: "Agendar cita" });
  await form.waitFor();
  await choose(page, "Cliente", "Guadalupe");
  await choose(page, "Servicio", SERVICE);
  await choose(page, "Especialista", LUIS);
  await setTime(page, "De", "10:00");
  await form.getByRole("button", { name: "Agregar otro servicio" }).click();
  const second = form.getByRole("group", { name: "Servicio 2" });
  await pick(page, second.getByRole("combobox", { name: "Servicio" }), SERVICE);
  await pick(page, second.getByRole("combobox", { name: "Especialista" }), LUIS);
  await form.getByRole("button", { name: "Ver a qué hora cabe toda la visita" }).click();
  const fits = form.getByRole("group", { name: "Horas en que cabe la visita" }).getByRole("button");
  await fits.first().waitFor();
  await form.getByText(/Visita de 2 servicios · de 10:00 am a 11:00 am/).waitFor();
  await picture(page, "visit-form");
  await form.getByRole("button", { name: "Agendar", exact: true }).click();
  await entry(page, "10:00 am a 10:30 am").waitFor();
  await entry(page, "10:30 am a 11:00 am").waitFor();

  await drag(page, "10:30 am a 11:00 am", "12:00");
  const ask = page.getByRole("dialog", { name: "¿Mover toda la visita?" });
  await ask.waitFor();
  await picture(page, "visit-move");
  await ask.getByRole("button", { name: "Toda la visita" }).click();
  await entry(page, "11:30 am a 12:00 pm").waitFor();
  await entry(page, "12:00 pm a 12:30 pm").waitFor();

  await entry(page, "11:30 am a 12:00 pm").click();
  const detail = page.getByRole("dialog", { name: SERVICE });
  await detail.getByText("Visita de 2 servicios").waitFor();
  await picture(page, "visit-detail");
  await detail.getByRole("region", { name: "Visita" }).getByRole("button").nth(1).click();
  await detail
    .getByText(/12:00 pm . 12:30 pm|12:00 pm a 12:30 pm/)
    .first()
    .waitFor();
  await detail.locator("[aria-haspopup=menu]").first().click();
  await page.getByRole("menuitem", { name: "Cancelada" }).click();
  await page.getByRole("radio", { name: "Toda la visita (2 citas)" }).click();
  await picture(page, "visit-cancel");
  await page.getByRole("button", { name: "Cancelar la visita" }).click();
  await page.getByText("Estado de la visita actualizado correctamente").waitFor();
  await page.getByRole("button", { name: "Cerrar", exact: true }).click();
  await page.getByRole("button", { name: /11:30 am a 12:00 pm.*Cancelada, de una visita/ }).waitFor();
  await page.getByRole("button", { name: /12:00 pm a 12:30 pm.*Cancelada, de una visita/ }).waitFor();
  expect(complaints).toEqual([]);
});

it("enters the waiting list where an hour is taken, and the agenda shows who waits that day", async () => {
  const { page, context, complaints } = await screen({ as: OWNER });
  const hours = ["10:00", "10:30", "11:00", "11:30", "12:00"];
  const free = await freeDay(context, { specialist: LUIS, service: SERVICE, hours, daysAhead: 16 });
  await openDay(page, free);
  await book(page);
  await entry(page, "10:00 am a 10:30 am").waitFor();
  await page.keyboard.press("n");
  const form = page.getByRole("dialog", { name: "Agendar cita" });
  await form.waitFor();
  await choose(page, "Cliente", "Patricia");
  await choose(page, "Servicio", SERVICE);
  await choose(page, "Especialista", LUIS);
  await setTime(page, "De", "10:00");
  await form.getByRole("button", { name: "Anotar en lista de espera" }).click();
  const waiting = page.getByRole("dialog", { name: "Anotar en la lista de espera" });
  await waiting.waitFor();
  await picture(page, "wait-instead", [1440]);
  await waiting.getByRole("button", { name: "Anotar", exact: true }).click();
  await page.getByText("Quedó en la lista de espera").waitFor();
  await form.getByRole("button", { name: "Cancelar", exact: true }).click();
  await page.getByRole("button", { name: /^Lista de espera: espera/ }).click();
  const list = page.getByRole("dialog", { name: "Lista de espera" });
  await list.getByText(/Patricia/).waitFor();
  await picture(page, "waiting-in-agenda");
  expect(complaints).toEqual([]);
});

it("gives an appointment to whoever is free", async () => {
  const { page, context, complaints } = await screen({ as: OWNER });
  const free = await freeDay(context, { specialist: LUIS, service: SERVICE, hours: ["10:00", "10:30"], daysAhead: 20 });
  await openDay(page, free);
  await book(page, "Quien esté libre");
  await page.getByText("Cita agendada con éxito").waitFor();
  await entry(page, "10:00 am a 10:30 am").first().waitFor();
  expect(complaints).toEqual([]);
});

async function book(page: Page, who = LUIS): Promise<void> {
  await page.keyboard.press("n");
  await page.getByRole("dialog", { name: "Agendar cita" }).waitFor();
  await choose(page, "Cliente", "Guadalupe");
  await choose(page, "Servicio", SERVICE);
  await choose(page, "Especialista", who);
  await setTime(page, "De", "10:00");
  await page.getByRole("button", { name: "Agendar", exact: true }).click();
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

async function pick(page: Page, field: ReturnType<Page["locator"]>, text: string): Promise<void> {
  await field.click();
  await page
    .getByRole("option", { name: new RegExp(text) })
    .first()
    .click();
}

async function setTime(page: Page, label: string, time: string): Promise<void> {
  await page.getByRole("combobox", { name: label, exact: true }).fill(time);
  await page.keyboard.press("Tab");
}

/** An active one: cancelled ones may be at the same hour. */
function entry(page: Page, hours: string) {
  return page.getByRole("button", { name: new RegExp(`de ${hours}(?!, Cancelada)`) });
}

async function drag(page: Page, hours: string, to: string): Promise<void> {
  const label = page.locator(".gutter span", { hasText: new RegExp(`^${hourText(to)}$`) });
  await label.evaluate((line) => line.scrollIntoView({ block: "center" }));
  const [line, card] = await Promise.all([label.boundingBox(), entry(page, hours).boundingBox()]);
  if (!line || !card) throw new Error(`${hours} is not in sight`);
  const [x, y] = [card.x + card.width / 2, line.y + line.height / 2 + 6];
  await page.mouse.move(x, card.y + 6);
  await page.mouse.down();
  await page.mouse.move(x, y - 40, { steps: 8 });
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
}

async function picture(page: Page, name: string, widths = [1440, 390]): Promise<void> {
  if (!PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  for (const width of widths)
    for (const scheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.emulateMedia({ colorScheme: scheme });
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${PICTURES}/${name}-${width}-${scheme}.png` });
    }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "light" });
}
