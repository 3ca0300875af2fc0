// Fifty thousand conversations, one of them with ten thousand messages: how long the page is busy at a stretch while it is
// scrolled (docs/decisions/0047). A measurement: what a machine does beside it counts.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const THREADS = 50_000;
const MESSAGES = 10_000;
/** On two cores without a graphics card, where the browser itself paints. */
const MOST_MS = 200;
const ENOUGH_ROWS = 1_500;
const ENOUGH_PAGES = 40;

// biome-ignore lint/suspicious/noExplicitAny: answers of the product, multiplied
type Told = any;

it("scrolls fifty thousand conversations and ten thousand messages without a long pause", {
  timeout: 240_000,
}, async () => {
  const { page } = await screen({ as: OWNER, moving: true });
  const asked = await multiply(page);
  await page.goto("/chat");
  const list = page.getByRole("grid", { name: "Conversaciones" });
  await list.getByRole("row").first().waitFor();
  await page.waitForTimeout(1_500);
  const read = () =>
    page.evaluate(() => {
      const held = window as unknown as { longTasks: number[] };
      return held.longTasks.splice(0);
    });
  await read();
  await list.hover();
  for (let turn = 0; turn < 400 && (await list.getByRole("row").count()) < ENOUGH_ROWS; turn += 1) {
    await page.mouse.wheel(0, 1_600);
    await page.waitForTimeout(60);
  }
  const rows = await list.getByRole("row").count();
  const inList = await read();

  await list.getByRole("row").first().click();
  const box = page.getByRole("region", { name: "Mensajes" });
  await box.getByText(`Mensaje ${MESSAGES - 1}`, { exact: true }).waitFor();
  await page.waitForTimeout(1_000);
  await read();
  await box.hover();
  for (let turn = 0; turn < 600 && asked.pages < ENOUGH_PAGES; turn += 1) {
    await page.mouse.wheel(0, -1_200);
    await page.waitForTimeout(60);
  }
  const inConversation = await read();
  const drawn = await box.locator("[data-item]").count();

  const longest = (tasks: number[]) => Math.round(Math.max(0, ...tasks));
  const found = { list: longest(inList), conversation: longest(inConversation) };
  console.log(
    `${rows} rows; ${asked.pages} pages back, ${drawn} items drawn; the longest task in ms: ${JSON.stringify(found)}`,
  );
  expect(rows).toBeGreaterThanOrEqual(ENOUGH_ROWS);
  expect(asked.pages).toBeGreaterThanOrEqual(ENOUGH_PAGES);
  expect(drawn).toBeLessThan(700);
  expect(found.list, "in the list").toBeLessThanOrEqual(MOST_MS);
  expect(found.conversation, "in the conversation").toBeLessThanOrEqual(MOST_MS);
});

/** The answers of the product with more conversations and more messages; the page has no way of telling. */
async function multiply(page: Page): Promise<{ pages: number }> {
  await page.addInitScript(() => {
    const held = window as unknown as { longTasks: number[] };
    held.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) held.longTasks.push(duration);
    }).observe({ entryTypes: ["longtask"] });
  });
  const asked = { pages: 0 };
  const end = Date.now();
  await page.route(/\/api\/thread\?/, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    if (query.has("clientId")) return route.continue();
    const answer = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/page=\d+/, "page=1"),
    });
    const body = await answer.json();
    const like = body.data.threads[0];
    const [from, limit] = [(Number(query.get("page")) - 1) * Number(query.get("limit")), Number(query.get("limit"))];
    const threads = Array.from({ length: Math.min(limit, THREADS - from) }, (_, index) => {
      const n = from + index;
      const date = new Date(end - n * 60_000).toISOString();
      const messages = [{ ...like.messages[0], date }];
      if (n === 0) return { ...like, messages };
      return { ...like, _id: idOf(1, n), clientId: idOf(2, n), clientName: `Cliente ${n}`, messages };
    });
    await route.fulfill({ response: answer, json: { ...body, data: { threads, hasMore: from + limit < THREADS } } });
  });
  let like: Told = null;
  await page.route(/\/api\/thread\/messages\?/, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const limit = Number(query.get("limit"));
    const answer = await route.fetch();
    const body = await answer.json();
    like ??= body.data.messages.find((one: Told) => one.type === "message");
    const at = (n: number) => end - (MESSAGES - n) * 60_000;
    const indexOf = (date: string) => Math.round((Date.parse(date) - end) / 60_000) + MESSAGES;
    const [before, after] = [query.get("before"), query.get("after")];
    const from = after ? indexOf(after) + 1 : Math.max(0, (before ? indexOf(before) : MESSAGES) - limit);
    const to = after ? Math.min(MESSAGES, from + limit) : before ? indexOf(before) : MESSAGES;
    if (before) asked.pages += 1;
    const messages = Array.from({ length: to - from }, (_, index) => {
      const n = from + index;
      const date = new Date(at(n)).toISOString();
      return { ...like, _id: idOf(3, n), messageId: idOf(3, n), date, message: `Mensaje ${n}` };
    });
    const data = {
      messages,
      hasMore: from > 0,
      before: messages[0]?.date ?? null,
      hasNewer: to < MESSAGES,
      after: messages.at(-1)?.date ?? null,
    };
    await route.fulfill({ response: answer, json: { ...body, ...data, data } });
  });
  return asked;
}

const idOf = (kind: number, index: number) => `00000000-0000-700${kind}-8000-${String(index).padStart(12, "0")}`;
