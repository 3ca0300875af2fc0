import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { choose, pointOf } from "./agenda-day.ts";
import { dayFrom, freeDay } from "./free-hours.ts";
import { layoutFaults } from "./layout-faults.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const LUIS = "Luis Ortega";
const SERVICE = "Corte de caballero";

it("shows days, seven days, a month and a list by their keys, each in the address", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/agenda?vista=semana");
  const first = page.locator("[data-entry]").first();
  await first.waitFor();
  await page.getByRole("group", { name: "Ocupación por especialista" }).getByText(/\d %/).first().waitFor();
  for (const [key, view] of [
    ["7", "7dias"],
    ["m", "mes"],
    ["l", "lista"],
    ["w", "semana"],
  ] as const) {
    await page.keyboard.press(key);
    await page.waitForURL(new RegExp(`vista=${view}`));
    await first.waitFor();
  }
  await page.keyboard.press("+");
  await page.waitForURL(/zoom=1/);
  await page.keyboard.press("-");
  await page.goto(`/agenda?vista=mes&dia=${dayFrom(1)}`);
  await page
    .getByRole("button", { name: /^Ver \S+ \d+ de / })
    .nth(10)
    .click();
  await page.waitForURL(/vista=dia/);
  expect(complaints).toEqual([]);
});

it("has room for all of its heading, next to the open menu, from a tablet to a wide screen", async () => {
  const { page } = await screen({ as: OWNER });
  for (const view of ["dia", "semana", "mes"]) {
    await page.goto(`/agenda?vista=${view}`);
    await page.locator("[data-agenda-area]").waitFor();
    for (const width of [768, 820, 900, 1024, 1100, 1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
      const head = page.getByRole("main").locator("header").filter({ hasText: "Hoy" });
      const over = await head.evaluate((all) => all.scrollWidth - all.clientWidth);
      expect([view, width, over, await layoutFaults(page)]).toEqual([view, width, 0, []]);
    }
  }
});

it("hides the cancelled, filters states, and puts the people of every branch side by side", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/agenda?vista=semana");
  const cancelled = page.getByRole("button", { name: /, Cancelada$/ });
  await cancelled.first().waitFor();
  expect(await cancelled.first().getAttribute("class")).toContain("slim");
  await page.getByRole("button", { name: "Mostrar", exact: true }).click();
  await page.getByLabel("Ocultar canceladas").click();
  await page.waitForURL(/canceladas=ocultas/);
  await expect.poll(() => cancelled.count()).toBe(0);
  await page.getByRole("button", { name: "Por día y especialista" }).click();
  await page.waitForURL(/columnas=especialista/);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator("[data-column]").count()).toBe(21);
  await page.goto("/agenda?vista=semana&estados=no_asistida");
  await page.locator("[data-entry]").first().waitFor();
  expect(await page.getByRole("button", { name: /, (Asistida|Agendada|Confirmada)$/ }).count()).toBe(0);
  await page.goto("/agenda?vista=dia");
  const people = page.locator("[data-column]");
  await people.first().waitFor();
  const ofOne = await people.count();
  await page.goto("/agenda?vista=dia&sucursal=todas");
  await expect.poll(() => people.count()).toBeGreaterThan(ofOne);
  await page.getByRole("button", { name: /Todas las sucursales/ }).waitFor();
});

it("books beside the agenda: the form follows a touch, and a taken hour is said while it is chosen", async () => {
  const { page, context } = await screen({ as: OWNER });
  const hours = ["10:00", "10:30", "11:00", "11:30", "12:00", "12:30", "13:00"];
  const free = await freeDay(context, { specialist: LUIS, service: SERVICE, hours, daysAhead: 56 });
  await openDay(page, free);
  await touch(page, "10:00");
  const panel = page.getByRole("dialog", { name: "Agendar cita" });
  await panel.waitFor();
  await choose(page, "Cliente", "Guadalupe");
  await choose(page, "Servicio", SERVICE);
  await touch(page, "12:00");
  await expect.poll(() => page.getByRole("combobox", { name: "De", exact: true }).inputValue()).toBe("12:00 pm");
  await page.getByRole("button", { name: "Agendar", exact: true }).click();
  await panel.waitFor({ state: "detached" });
  const card = page.getByRole("button", { name: /de 12:00 pm a 12:30 pm/ });
  await card.waitFor();

  await touch(page, "10:00");
  await choose(page, "Servicio", SERVICE);
  await page.getByRole("combobox", { name: "De", exact: true }).fill("12:00");
  await page.keyboard.press("Tab");
  await panel.getByText(/Luis Ortega atiende a .* de 12:00 pm a 12:30 pm\. Elige otra hora/).waitFor();
  await page.locator(".ghost.bad").waitFor();
  await panel.getByRole("group", { name: "Horarios libres cercanos" }).getByRole("button").first().click();
  await page.locator(".ghost:not(.bad)").waitFor();
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });

  await card.focus();
  await page.keyboard.press(" ");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.getByText("Enter la deja ahí, Esc la regresa.").waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /de 11:30 am a 12:00 pm/ }).waitFor();
  await page.getByRole("button", { name: "Deshacer" }).click();
  await card.waitFor();
});

it("offers next steps at the right button: a state, a copy, and a repetition that says which cannot be", async () => {
  const { page, context } = await screen({ as: OWNER });
  const hours = ["10:00", "10:30", "11:00", "11:30", "12:00", "12:30", "13:00"];
  const free = await freeDay(context, { specialist: LUIS, service: SERVICE, hours, daysAhead: 70 });
  await openDay(page, free);
  await touch(page, "11:00");
  await choose(page, "Cliente", "Guadalupe");
  await choose(page, "Servicio", SERVICE);
  await page.getByRole("button", { name: "Agendar", exact: true }).click();
  const card = page.getByRole("button", { name: /de 11:00 am a 11:30 am/ });
  await card.click({ button: "right" });
  await page.getByRole("menuitem", { name: "Confirmar" }).click();
  await page.getByRole("button", { name: /de 11:00 am a 11:30 am.*Confirmada/ }).waitFor();
  // Cancelling first asks what to tell the client.
  await card.click({ button: "right" });
  await page.getByRole("menuitem", { name: "Cancelar la cita" }).click();
  await page.getByRole("textbox", { name: /Mensaje de cancelación/ }).waitFor();
  await page.getByRole("button", { name: "Cerrar", exact: true }).click();
  await page.getByRole("button", { name: /de 11:00 am a 11:30 am.*Confirmada/ }).waitFor();

  await card.click({ button: "right" });
  await page.getByRole("menuitem", { name: "Copiar a otro horario" }).click();
  await page.getByRole("dialog", { name: "Agendar cita" }).waitFor();
  await page.waitForURL(new RegExp(`dia=${addWeek(free.day)}`));
  await page.getByRole("button", { name: "Agendar", exact: true }).click();
  await card.waitFor();

  await page.goto(page.url().replace(addWeek(free.day), free.day));
  await card.click({ button: "right" });
  await page.getByRole("menuitem", { name: /Repetir/ }).click();
  const dialog = page.getByRole("dialog", { name: "Repetir cita" });
  await dialog.getByText("El especialista ya tiene una cita en ese horario").first().waitFor();
  await dialog.getByRole("button", { name: "Agendar", exact: true }).click();
  await page.getByText(/Se agend(ó|aron) \d+ citas? más/).waitFor();
});

it("asks before an hour that is over is booked", async () => {
  const { page } = await screen({ as: OWNER });
  // before any appointment of the demo, on an open day
  const before = [-200, -199, -198, -197, -196, -195, -194].map(dayFrom).find((day) => new Date(day).getUTCDay() === 3);
  await page.goto(`/agenda?vista=dia&dia=${before}&nuevo=cita`);
  const panel = page.getByRole("dialog", { name: "Agendar cita" });
  await panel.getByText(/Esa hora ya pasó/).waitFor();
  await choose(page, "Cliente", "Guadalupe");
  await choose(page, "Servicio", SERVICE);
  await choose(page, "Especialista", LUIS);
  await page.getByRole("combobox", { name: "De", exact: true }).fill("06:15");
  await page.keyboard.press("Tab");
  await panel.getByRole("button", { name: "Agendar", exact: true }).click();
  await page.getByRole("dialog", { name: "¿Agendar en una hora que ya pasó?" }).waitFor();
  await page.getByRole("button", { name: "Seguir editando" }).click();
  await page.getByText("Elige una hora que no haya pasado").first().waitFor();
});

function addWeek(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 7 * 86_400_000).toISOString().slice(0, 10);
}

async function openDay(page: Page, free: { day: string; specialistId: string; branchId: string }): Promise<void> {
  const { day, specialistId, branchId } = free;
  const query = new URLSearchParams({ vista: "dia", dia: day, especialistas: specialistId, sucursal: branchId });
  await page.goto(`/agenda?${query}`);
  await page.getByRole("region", { name: /^Agenda de / }).waitFor();
  await page.getByRole("progressbar", { name: "Cargando citas" }).waitFor({ state: "detached" });
  await page.locator("[data-agenda-area]").waitFor();
}

async function touch(page: Page, time: string): Promise<void> {
  const { x, y } = await pointOf(page, time);
  await page.mouse.click(x, y);
}

it.each(["/agenda?vista=semana", "/agenda?vista=semana&nuevo=cita"])("cuts no letter on a card of %s", async (path) => {
  const { page } = await screen({ as: OWNER, width: 1366, height: 768 });
  await page.goto(path);
  await page.locator("[data-entry]").first().waitFor();
  if (path.includes("nuevo")) await page.getByRole("combobox", { name: "Cliente" }).waitFor();
  expect(await page.evaluate(cutTexts)).toEqual([]);
});

/** The texts that go beyond their card and do not end in an ellipsis. */
function cutTexts(): string[] {
  const SLACK = 1.5;
  const isShortened = (element: Element, card: Element) => {
    for (let around = element; around !== card && around.parentElement; around = around.parentElement)
      if (getComputedStyle(around).textOverflow === "ellipsis") return true;
    return false;
  };
  return [...document.querySelectorAll("[data-entry]:not(.slim)")].flatMap((card) => {
    const { right } = card.getBoundingClientRect();
    const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const around = text.parentElement;
      if (!around || around.closest(".told") || isShortened(around, card)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const line = around.closest(".first")?.getBoundingClientRect();
      // what went to the line that is not shown is not cut
      const shown = [...range.getClientRects()].filter(({ top }) => !line || top < line.bottom - 1);
      if (shown.some((box) => box.right > right + SLACK)) cut.push(`«${text.textContent}» of ${card.className}`);
    }
    return cut;
  });
}
