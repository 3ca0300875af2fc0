// What two people change in the agenda at the same time.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { clickPlace, entry, fillIn, hour, LUIS, openDay, pointOf, SERVICE, take } from "./agenda-day.ts";
import { freeDay } from "./free-hours.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

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
