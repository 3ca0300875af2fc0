// Measures the agenda with two thousand appointments in the visible week: how long the page blocks while it draws,
// scrolls and drags (docs/decisions/0040). Other work on the machine affects the result.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { dayFrom } from "./free-hours.ts";
import type { JsonBody } from "./json-body.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const COUNT = 2_000;
const PEOPLE = 24;
/** Limits for two cores without a graphics card; half of the values before the optimisation. */
const MOST_MS = 200;

it(`${COUNT} appointments of ${PEOPLE} people in a week: scrolled and dragged without a long pause`, async () => {
  const { page } = await screen({ as: OWNER, moving: true });
  await multiply(page);
  const monday = mondayAhead();
  await page.goto(`/agenda?vista=semana&dia=${monday}`);
  await page.locator("[data-agenda-area] [data-entry]").first().waitFor();
  await page.getByRole("progressbar", { name: "Cargando citas" }).waitFor({ state: "detached" });
  await page.waitForTimeout(1_500);
  const drawn = await page.locator("[data-agenda-area] [data-entry]").count();
  const read = () =>
    page.evaluate(() => {
      const held = window as unknown as { longTasks: number[] };
      return held.longTasks.splice(0);
    });
  const atFirst = await read();

  const area = await page.locator("[data-agenda-print]").boundingBox();
  if (!area) throw new Error("no agenda");
  await page.mouse.move(area.x + area.width / 2, area.y + area.height / 2);
  for (let turn = 0; turn < 40; turn += 1) {
    await page.mouse.wheel(0, turn < 20 ? 60 : -60);
    await page.waitForTimeout(30);
  }
  const scrolling = await read();

  const card = page.locator("[data-agenda-area] [data-entry]").nth(Math.floor(drawn / 3));
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (!box) throw new Error("no entry");
  await read();
  const [x, y] = [box.x + Math.min(4, box.width / 2), box.y + 5];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 60; step += 1) {
    await page.mouse.move(x + step * 6, y + Math.sin(step / 6) * 80);
    await page.waitForTimeout(16);
  }
  await page.keyboard.press("Escape");
  await page.mouse.up();
  const dragging = await read();

  const longest = (tasks: number[]) => Math.round(Math.max(0, ...tasks));
  const found = { drawn: longest(atFirst), scrolled: longest(scrolling), dragged: longest(dragging) };
  console.log(`${drawn} entries in the week, the longest task in ms: ${JSON.stringify(found)}`);
  expect(drawn).toBeGreaterThan(0);
  expect(found.scrolled, "scrolled").toBeLessThanOrEqual(MOST_MS);
  expect(found.dragged, "dragged in").toBeLessThanOrEqual(MOST_MS);
});

/** The product's answers with more people and appointments; the page cannot tell the difference. */
async function multiply(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held = window as unknown as { longTasks: number[] };
    held.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) held.longTasks.push(duration);
    }).observe({ entryTypes: ["longtask"] });
  });
  const people: JsonBody[] = [];
  await page.route(/\/api\/specialist\?/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const [first] = body.data;
    people.splice(0);
    for (let index = 0; index < PEOPLE; index += 1) {
      people.push({ ...first, _id: idOf(1, index), name: `Persona ${index + 1}`, isArchived: false });
    }
    await route.fulfill({ response: answer, json: { ...body, data: people } });
  });
  await page.route(/\/api\/appointment\?/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const like = body.data.find(({ status }: JsonBody) => status !== "block");
    const monday = mondayAhead();
    const data = Array.from({ length: COUNT }, (_, index) => {
      const day = new Date(Date.parse(`${monday}T00:00Z`) + (index % 6) * 86_400_000).toISOString().slice(0, 10);
      const place = Math.floor(index / 6);
      const minute = 540 + Math.floor(place / PEOPLE) * 45;
      const time = (at: number) =>
        `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}:00-06:00`;
      return {
        ...like,
        _id: idOf(2, index),
        specialistId: idOf(1, place % PEOPLE),
        clientName: `Cliente ${index}`,
        status: index % 9 === 0 ? "confirmada" : "agendada",
        start: `${day}T${time(minute)}`,
        end: `${day}T${time(minute + 40)}`,
      };
    });
    await route.fulfill({ response: answer, json: { ...body, data } });
  });
}

const idOf = (kind: number, index: number) => `00000000-0000-700${kind}-8000-${String(index).padStart(12, "0")}`;

function mondayAhead(): string {
  const today = dayFrom(0);
  const weekday = new Date(`${today}T12:00Z`).getUTCDay();
  return dayFrom(8 - (weekday === 0 ? 7 : weekday));
}
