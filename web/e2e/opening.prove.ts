import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage({ isFresh: true });
const SCREENS = [
  { path: "/agenda", shape: "calendar", width: 1440, height: 900, dark: false },
  { path: "/agenda", shape: "calendar", width: 390, height: 844, dark: true },
  { path: "/chat", shape: "inbox", width: 1440, height: 900, dark: true },
  { path: "/chat", shape: "inbox", width: 390, height: 844, dark: false },
  { path: "/servicios", shape: "list", width: 1440, height: 900, dark: true },
  { path: "/servicios", shape: "list", width: 390, height: 844, dark: false },
  { path: "/finanzas", shape: "cards", width: 1440, height: 900, dark: false },
  { path: "/finanzas", shape: "cards", width: 390, height: 844, dark: true },
];

it.each(SCREENS)("draws $path ($width, dark: $dark) before any script as it waits for the session", async (one) => {
  const { path, shape, ...looks } = one;
  const { page } = await screen({ as: OWNER, ...looks });
  await page.route("**/api/me", () => undefined);
  await page.route(/\/assets\/index-.*\.js/, () => undefined);
  await page.goto(path, { waitUntil: "commit" });
  const drawn = page.locator(`.o [data-shape=${shape}]`);
  await drawn.waitFor();
  const before = await page.evaluate(blocks);
  await page.unroute(/\/assets\/index-.*\.js/);
  await page.goto(path, { waitUntil: "commit" });
  await page.locator(`[data-shape=${shape}]:visible`).first().waitFor();
  await page.locator(".o").waitFor({ state: "detached" });
  expect(before.length).toBeGreaterThan(7);
  expect(await page.evaluate(blocks)).toEqual(before);
});

/** The position and colour of each bar; runs in the page. */
function blocks(): string[] {
  const bars = [...document.querySelectorAll<HTMLElement>(".o .b, .MuiSkeleton-root")];
  return bars
    .map((bar) => ({ at: bar.getBoundingClientRect(), color: getComputedStyle(bar).backgroundColor }))
    .filter(({ at }) => at.width > 0 && at.top < innerHeight)
    .map(({ at, color }) => `${[at.left, at.top, at.width, at.height].map(Math.round).join(" ")} ${color}`)
    .toSorted();
}
