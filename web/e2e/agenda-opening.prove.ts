import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage({ isFresh: true });
/** The product's own script: without it the first picture stays. */
const PRODUCT = /\/assets\/index-.*\.js/;
const HOSTILE = '<img src="x" onerror="window.broken = true">';
const SCREENS = [
  { path: "/agenda", width: 1440, height: 900, dark: false },
  { path: "/agenda?vista=dia", width: 1000, height: 800, dark: true },
  { path: "/agenda?columnas=especialista&color=estado&zoom=1", width: 1440, height: 900, dark: true },
  { path: "/agenda", width: 390, height: 844, dark: true },
];

it.each(SCREENS)(
  "draws $path ($width, dark: $dark) before the product has run, as the product draws it",
  async (one) => {
    const { path, ...looks } = one;
    const { page, complaints } = await screen({ as: OWNER, ...looks });
    let [first, whole] = await drawnTwice(page, path);
    // other people's changes in between are only in the second
    for (let tries = 1; tries < 3 && JSON.stringify(first) !== JSON.stringify(whole); tries += 1)
      [first, whole] = await drawnTwice(page, path);
    expect(first.entries.length).toBeGreaterThan(3);
    expect(first).toEqual(whole);
    expect(complaints).toEqual([]);
  },
);

/** The first picture of a page, and the page as the product draws it. */
async function drawnTwice(page: Page, path: string) {
  await page.route(PRODUCT, () => undefined);
  await page.goto(path, { waitUntil: "commit" });
  await page.locator(".o .drawn .area").waitFor();
  const first = await page.evaluate(drawn, ".o .drawn");
  // the picture is hidden from screen readers and keyboard
  expect(await page.getByRole("button").count()).toBe(0);
  expect(await page.locator("[data-entry]").count()).toBe(0);
  await page.unroute(PRODUCT);
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("[data-entry]").first().waitFor({ state: "attached" });
  await page.locator(".o").waitFor({ state: "detached" });
  return [first, await page.evaluate(drawn, "[data-agenda-print]")] as const;
}

it("asks for each answer once, and moves nothing that was drawn", async () => {
  const { page } = await screen({ as: OWNER });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/agenda");
  await page.locator("[data-entry]").first().waitFor();
  // later the screen may receive live updates and read again
  const drawnFrom = [...asked];
  await page.waitForLoadState("networkidle");
  const calls = ["/api/me", "/api/branch?", "/api/specialist?", "/api/service?"];
  for (const call of calls) expect([call, drawnFrom.filter((url) => url.includes(call)).length]).toEqual([call, 1]);
  const entries = drawnFrom.filter((url) => url.includes("/api/appointment?"));
  expect(entries).toEqual([...new Set(entries)]);
  const seen = await page.evaluate(() => (window as unknown as { seen: ShiftSum }).seen);
  expect(seen.shift).toBeLessThan(0.01);
});
type ShiftSum = { shift: number };

it("shows the lines alone to whoever is not signed in, and asks for nothing more", async () => {
  const { page } = await screen();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.route(PRODUCT, () => undefined);
  const refused = page.waitForResponse("**/api/me");
  await page.goto("/agenda", { waitUntil: "commit" });
  expect((await refused).status()).toBe(401);
  await page.waitForTimeout(300);
  expect(await page.locator(".o .b").count()).toBeGreaterThan(20);
  expect(await page.locator(".o .drawn").count()).toBe(0);
  expect(asked.filter((path) => path.startsWith("/api/"))).toEqual(["/api/me"]);
});

it("writes the words of others as text", async () => {
  const { page } = await screen({ as: OWNER });
  await page.route(PRODUCT, () => undefined);
  await page.route("**/api/appointment?**", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object[] };
    const data = body.data.map((entry) => ({ ...entry, clientName: HOSTILE, serviceName: HOSTILE, title: HOSTILE }));
    await route.fulfill({ response: answer, json: { ...body, data } });
  });
  await page.goto("/agenda", { waitUntil: "commit" });
  await page.locator(".o .drawn .entry").first().waitFor();
  expect(await page.locator(".o .drawn .entry b").first().textContent()).toBe(HOSTILE);
  expect(await page.locator(".o img").count()).toBe(0);
  expect(await page.evaluate(() => "broken" in window)).toBe(false);
});

it("leaves the grid as it is while a client is typed", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/agenda");
  await page.locator("[data-entry]").first().waitFor();
  await page.getByRole("button", { name: "Agendar cita" }).click();
  const client = page.getByRole("dialog").getByRole("combobox", { name: "Cliente" });
  await client.click();
  await page.locator(".ghost").waitFor();
  const redrawn = async () => {
    await client.fill("");
    await watchGrid(page);
    await client.pressSequentially("Gua", { delay: 60 });
    await page.getByRole("option").first().waitFor();
    return page.evaluate(() => (window as unknown as { redrawn: string[] }).redrawn);
  };
  // other people's changes in between are drawn; typed values are not
  await expect.poll(redrawn).toEqual([]);
});

function watchGrid(page: Page): Promise<void> {
  return page.evaluate(() => {
    const redrawn: string[] = [];
    Object.assign(window, { redrawn });
    const grid = document.querySelector("[data-agenda-print]") as Element;
    new MutationObserver((changes) => {
      for (const { type, target } of changes) redrawn.push(`${type} ${(target as Element).className}`);
    }).observe(grid, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

/**
 * The content, position and style of the grid; runs in the page. Hours are relative to its head, because time passes.
 */
function drawn(within: string) {
  const grid = document.querySelector(within) as HTMLElement;
  const { top } = (grid.querySelector(".area") as HTMLElement).getBoundingClientRect();
  const box = (at: DOMRect) => [at.left, at.top - top, at.width, at.height].map(Math.round).join(" ");
  const frame = grid.getBoundingClientRect();
  const look = (one: Element) => {
    const { color, backgroundColor, backgroundImage, fontSize, fontFamily, letterSpacing, lineHeight } =
      getComputedStyle(one);
    return [color, backgroundColor, backgroundImage, fontSize, fontFamily, letterSpacing, lineHeight].join(" ");
  };
  const each = (what: string) =>
    [...grid.querySelectorAll<HTMLElement>(what)].map(
      (one) => `${one.textContent} | ${box(one.getBoundingClientRect())} | ${look(one)}`,
    );
  return {
    frame: [frame.left, frame.top, frame.width, frame.height].map(Math.round),
    left: Math.round(grid.scrollLeft),
    heads: [...grid.querySelectorAll<HTMLElement>(".titles > *")].map(
      (one) => `${one.textContent} ${Math.round(one.offsetLeft)} ${one.offsetWidth} ${one.offsetHeight} ${look(one)}`,
    ),
    words: each(".entry b, .entry .line, .entry .rest, .quiet, .date, .face"),
    entries: each(".entry"),
    closed: [...grid.querySelectorAll<HTMLElement>(".closed")].map((one) => box(one.getBoundingClientRect())),
  };
}
