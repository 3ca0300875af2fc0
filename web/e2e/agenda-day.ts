// Moves on the day of one person in the agenda: a place is clicked, a form is filled in, an entry is dragged.
import type { Page } from "playwright-core";
import { hourText } from "../src/ui/time/hour-text.ts";
import type { FreeDay } from "./free-hours.ts";

export const LUIS = "Luis Ortega";
export const SERVICE = "Corte de caballero";

/** The day of one person: it has its own column. */
export async function openDay(page: Page, { day, specialistId, branchId }: FreeDay): Promise<void> {
  const query = new URLSearchParams({ vista: "dia", dia: day, especialistas: specialistId, sucursal: branchId });
  await page.goto(`/agenda?${query}`);
  await page.getByRole("region", { name: /^Agenda de / }).waitFor();
  await page.getByRole("progressbar", { name: "Cargando citas" }).waitFor({ state: "detached" });
  await page.locator("[data-agenda-area]").waitFor();
}

export async function clickPlace(page: Page, time: string): Promise<void> {
  const point = await pointOf(page, time);
  await page.mouse.click(point.x, point.y);
  await page.getByRole("dialog", { name: "Agendar cita" }).waitFor();
}

export async function fillIn(page: Page, client: string): Promise<void> {
  await choose(page, "Cliente", client);
  await choose(page, "Servicio", SERVICE);
}

export async function choose(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).fill(text);
  await page
    .getByRole("option", { name: new RegExp(text) })
    .first()
    .click();
}

export async function hour(page: Page, label: string, time: string): Promise<void> {
  await page.getByRole("combobox", { name: label, exact: true }).fill(time);
  await page.keyboard.press("Tab");
}

export function entry(page: Page, hours: string) {
  return page.getByRole("button", { name: new RegExp(`de ${hours}`) });
}

/** Dragged over its new place, not dropped. */
export async function take(page: Page, hours: string, to: string): Promise<void> {
  const card = await entry(page, hours).boundingBox();
  if (!card) throw new Error(`${hours} is not in sight`);
  const target = await pointOf(page, to);
  const start = await entry(page, hours).boundingBox();
  if (!start) throw new Error(`${hours} is not in sight`);
  await page.mouse.move(start.x + start.width / 2, start.y + 6);
  await page.mouse.down();
  await page.mouse.move(target.x, target.y - 40, { steps: 8 });
  await page.mouse.move(target.x, target.y, { steps: 4 });
}

/** Some pixels below a full hour's line, in the middle of the column. */
export async function pointOf(page: Page, time: string): Promise<{ x: number; y: number }> {
  const label = page.locator(".gutter span", { hasText: new RegExp(`^${hourText(time)}$`) });
  await label.evaluate((line) => line.scrollIntoView({ block: "center" }));
  const [line, area] = await Promise.all([label.boundingBox(), page.locator("[data-agenda-area]").boundingBox()]);
  if (!line || !area) throw new Error(`${time} is not in sight`);
  return { x: area.x + area.width / 2, y: line.y + line.height / 2 + 6 };
}
