import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { hourText } from "../src/ui/time/hour-text.ts";
import { type FreeDay, freeDay } from "./free-hours.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const LUIS = "Luis Ortega";
const SERVICE = "Corte de caballero";

it("books in an empty place, refuses a taken one with near hours, moves, changes the status and cancels", async () => {
  const { page, context } = await screen({ as: OWNER });
  const wanted = ["10:00", "10:30", "11:00", "11:30", "12:00", "12:30", "13:00", "13:30"];
  const free = await freeDay(context, { specialist: LUIS, service: SERVICE, hours: wanted, daysAhead: 14 });
  await openDay(page, free);

  await clickPlace(page, "10:00");
  await fillIn(page, "Guadalupe");
  await page.getByRole("button", { name: "Agendar", exact: true }).click();
  await entry(page, "10:00 am a 10:30 am").waitFor();

  await clickPlace(page, "12:00");
  await fillIn(page, "Patricia");
  await hour(page, "De", "10:00");
  await page.getByRole("button", { name: "Agendar", exact: true }).click();
  await page.getByText("El especialista ya tiene una cita en ese horario").waitFor();
  const near = page.getByRole("group", { name: "Horarios libres cercanos" }).getByRole("button");
  await near.first().waitFor();
  expect(await near.count()).toBeGreaterThan(1);
  await page.getByRole("button", { name: "Cancelar", exact: true }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await entry(page, "12:00 pm a 12:30 pm").count()).toBe(0);

  await drag(page, "10:00 am a 10:30 am", "12:00");
  await entry(page, "12:00 pm a 12:30 pm").waitFor();
  await page.reload();
  await entry(page, "12:00 pm a 12:30 pm").waitFor();

  await entry(page, "12:00 pm a 12:30 pm").click();
  const state = page.getByRole("dialog").locator("[aria-haspopup=menu]");
  await state.click();
  await page.getByRole("menuitem", { name: "Confirmada" }).click();
  await state.filter({ hasText: "Confirmada" }).click();
  await page.getByRole("menuitem", { name: "Cancelada" }).click();
  await page.getByRole("textbox", { name: /Mensaje de cancelación/ }).fill("Hola, se descompuso la luz");
  await page.getByRole("button", { name: "Cancelar la cita" }).click();
  await state.filter({ hasText: "Cancelada" }).waitFor();
  // The client's message is shown there, and can be undone until it is sent.
  const notices = page.getByRole("region", { name: "Avisos" });
  // a demo that has just started is still adding appointments
  await notices.getByRole("button", { name: /Cancelación .*Programada/ }).click({ timeout: 90_000 });
  await notices.getByText("Hola, se descompuso la luz").waitFor();
  await notices.getByRole("button", { name: "No enviar" }).click();
  await notices
    .getByRole("button", { name: /Cancelación .*Retirada|Ver los \d+ avisos/ })
    .first()
    .waitFor({ timeout: 60_000 });
  const all = notices.getByRole("button", { name: /Ver los \d+ avisos/ });
  if (await all.isVisible()) await all.click();
  await notices.getByRole("button", { name: /Cancelación .*Retirada/ }).waitFor();
  await notices.getByRole("button", { name: "Programar mensaje" }).click();
  const planning = page.getByRole("dialog", { name: "Programar mensaje" });
  await planning.getByRole("textbox", { name: "Mensaje" }).fill("¿Te busco otro horario?");
  await planning.getByRole("button", { name: "Programar", exact: true }).click();
  await planning.waitFor({ state: "detached" });
  await notices.getByRole("button", { name: /Mensaje programado.*Programada/ }).waitFor();
  await page.getByRole("button", { name: "Cerrar", exact: true }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => new URL(page.url()).searchParams.has("cita")).toBe(false);
  await page.reload();
  await page.getByRole("button", { name: /12:00 pm a 12:30 pm.*Cancelada/ }).waitFor();
}, 240_000);

it("keeps what another person moved while the same appointment was being dragged, and says so; Esc lets go", async () => {
  const { page, context } = await screen({ as: OWNER });
  const wanted = ["10:00", "10:30", "11:00", "11:30", "12:00", "12:30", "13:00"];
  const free = await freeDay(context, { specialist: LUIS, service: SERVICE, hours: wanted, daysAhead: 42 });
  await openDay(page, free);
  await clickPlace(page, "10:00");
  await fillIn(page, "Guadalupe");
  await page.getByRole("button", { name: "Agendar", exact: true }).click();
  const card = entry(page, "10:00 am a 10:30 am");
  await card.waitFor();
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "PUT") sent += 1;
  });

  await take(page, "10:00 am a 10:30 am", "11:00");
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await card.waitFor();
  expect(sent).toBe(0);
  expect(await page.getByRole("dialog").count()).toBe(0);

  await take(page, "10:00 am a 10:30 am", "11:00");
  const id = await card.getAttribute("data-entry");
  const moved = { start: `${free.day}T12:00:00-06:00`, end: `${free.day}T12:30:00-06:00` };
  const answer = await context.request.put(`/api/appointment/${id}`, { data: { appointment: moved } });
  expect(answer.status()).toBe(200);
  await page.mouse.up();
  await page.getByText(/Alguien más guardó cambios/).waitFor();
  await entry(page, "12:00 pm a 12:30 pm").waitFor();
});

it("edits a block from the keyboard, shows what somebody else changed meanwhile, and takes it away", async () => {
  const { page, context } = await screen({ as: OWNER });
  const wanted = ["10:00", "10:30", "11:00", "11:30", "12:00"];
  const free = await freeDay(context, { specialist: LUIS, service: SERVICE, hours: wanted, daysAhead: 28 });
  await openDay(page, free);
  const point = await pointOf(page, "10:00");
  await page.mouse.click(point.x, point.y, { button: "right" });
  await page.getByRole("menuitem", { name: "Bloquear horario" }).click();
  await title(page).fill("Junta");
  await page.getByRole("button", { name: "Bloquear", exact: true }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });

  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Editar bloqueo" }).waitFor();
  await title(page).fill("Junta de equipo");
  await hour(page, "Desde las", "11:00");
  await page.getByRole("button", { name: "Color 3" }).click();
  await page.keyboard.press("Control+Enter");
  await page.getByText("Bloqueo actualizado con éxito").waitFor();
  await page.reload();
  const block = page.getByRole("button", { name: /Junta de equipo.*bloqueo, de 11:00 am a/ });

  await block.click();
  await expect.poll(() => title(page).inputValue()).toBe("Junta de equipo");
  const id = new URL(page.url()).searchParams.get("cita");
  const answer = await context.request.put(`/api/block/${id}`, { data: { block: { title: "Curso" } } });
  expect(answer.status()).toBe(200);
  await page.getByText(/^Alguien más guardó cambios\. Al ver la versión actual/).waitFor();
  await title(page).fill("Comida");
  await page.getByRole("button", { name: "Guardar" }).click();
  await page.getByRole("alert").getByText("Alguien más guardó cambios mientras editabas").waitFor();
  await page.getByRole("button", { name: "Ver la versión actual" }).click();
  await page.getByText("Recuperamos lo que habías escrito.").waitFor();
  expect(await title(page).inputValue()).toBe("Comida");
  await page.getByRole("button", { name: "Descartar" }).click();
  expect(await title(page).inputValue()).toBe("Curso");
  await title(page).fill("Comida");
  await page.getByRole("button", { name: "Guardar" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });

  const changed = page.getByRole("button", { name: /Comida.*bloqueo, de 11:00 am a/ });
  await changed.click();
  await page.getByRole("button", { name: "Eliminar", exact: true }).click();
  await page.getByText("Bloqueo eliminado con éxito").waitFor();
  await expect.poll(() => changed.count()).toBe(0);
});

function title(page: Page) {
  return page.getByRole("textbox", { name: "Título" });
}

/** The day of one person: it has its own column. */
async function openDay(page: Page, { day, specialistId, branchId }: FreeDay): Promise<void> {
  const query = new URLSearchParams({ vista: "dia", dia: day, especialistas: specialistId, sucursal: branchId });
  await page.goto(`/agenda?${query}`);
  await page.getByRole("region", { name: /^Agenda de / }).waitFor();
  await page.getByRole("progressbar", { name: "Cargando citas" }).waitFor({ state: "detached" });
  await page.locator("[data-agenda-area]").waitFor();
}

async function clickPlace(page: Page, time: string): Promise<void> {
  const point = await pointOf(page, time);
  await page.mouse.click(point.x, point.y);
  await page.getByRole("dialog", { name: "Agendar cita" }).waitFor();
}

/** Some pixels below a full hour's line, in the middle of the column. */
async function pointOf(page: Page, time: string): Promise<{ x: number; y: number }> {
  const label = page.locator(".gutter span", { hasText: new RegExp(`^${hourText(time)}$`) });
  await label.evaluate((line) => line.scrollIntoView({ block: "center" }));
  const [line, area] = await Promise.all([label.boundingBox(), page.locator("[data-agenda-area]").boundingBox()]);
  if (!line || !area) throw new Error(`${time} is not in sight`);
  return { x: area.x + area.width / 2, y: line.y + line.height / 2 + 6 };
}

async function fillIn(page: Page, client: string): Promise<void> {
  await choose(page, "Cliente", client);
  await choose(page, "Servicio", SERVICE);
}

async function choose(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).fill(text);
  await page
    .getByRole("option", { name: new RegExp(text) })
    .first()
    .click();
}

async function hour(page: Page, label: string, time: string): Promise<void> {
  await page.getByRole("combobox", { name: label, exact: true }).fill(time);
  await page.keyboard.press("Tab");
}

function entry(page: Page, hours: string) {
  return page.getByRole("button", { name: new RegExp(`de ${hours}`) });
}

async function drag(page: Page, hours: string, to: string): Promise<void> {
  await take(page, hours, to);
  await page.mouse.up();
}

/** Dragged over its new place, not dropped. */
async function take(page: Page, hours: string, to: string): Promise<void> {
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
