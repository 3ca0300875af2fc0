import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { clickPlace, entry, fillIn, hour, LUIS, openDay, SERVICE, take } from "./agenda-day.ts";
import { freeDay } from "./free-hours.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

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

async function drag(page: Page, hours: string, to: string): Promise<void> {
  await take(page, hours, to);
  await page.mouse.up();
}
