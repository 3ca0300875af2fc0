import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { PAGES } from "../src/app/pages.ts";
import { sampleOf } from "./inspect-pages.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const { seed } = sampleOf("wide");
/** The delay of the server's answers. */
const DELAY_MS = 3_000;
/** As in web vitals: people notice 0.1 and more. */
const MOST_SHIFT = 0.02;
const ALWAYS = ["/principal", "/contactos"];
const PARTS = 4;

it.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])(
  `moves nothing when answers are 3 s late: $width px, a quarter of the pages, seed ${seed}`,
  async (size) => {
    const { page } = await screen({ as: OWNER, ...size });
    await page.addInitScript(countShifts);
    await page.route("**/api/**", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
      await route.continue().catch(() => undefined);
    });
    await noNewMessages(page);
    const paths = Object.keys(PAGES).filter((path, index) => ALWAYS.includes(path) || (index + seed) % PARTS === 0);
    const moved: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await settle(page);
      const { sum, sources } = await page.evaluate(readShifts);
      if (sum > MOST_SHIFT) moved.push(`${path}: ${sum.toFixed(3)} by ${sources.join(", ")}`);
    }
    expect(moved).toEqual([]);
  },
  240_000,
);

/** A new message moves its conversation up, so the customers of the demo must have finished. */
async function noNewMessages(page: Page): Promise<void> {
  const { data } = await (await page.request.get("/api/me")).json();
  const { businessId } = data.memberships.find(({ name }: { name: string }) => name === "Salón Ágata");
  let before: string | undefined;
  await expect
    .poll(
      async () => {
        const last = before;
        before = await (await page.request.get(`/api/thread?businessId=${businessId}`)).text();
        return before === last;
      },
      { timeout: 90_000, interval: 5_000 },
    )
    .toBe(true);
}

/** Until nothing loads any more, including calls that follow from answers. */
async function settle(page: Page): Promise<void> {
  const busy = page.locator(".MuiSkeleton-root, [role=progressbar]:not([aria-valuenow])");
  await expect.poll(() => busy.count(), { timeout: 30_000 }).toBe(0);
  await page.waitForLoadState("networkidle").catch(() => undefined);
  await expect.poll(() => busy.count(), { timeout: 30_000 }).toBe(0);
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
type ShiftWindow = { shifts?: { sum: number; sources: string[] } };

function countShifts() {
  const counted = { sum: 0, sources: [] as string[] };
  (globalThis as ShiftWindow).shifts = counted;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      counted.sum += value;
      const [first] = sources;
      const node = first?.node instanceof Element ? first.node : first?.node?.parentElement;
      counted.sources.push(`${value.toFixed(3)} ${(node?.textContent ?? "").slice(0, 40)}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

function readShifts() {
  return (globalThis as ShiftWindow).shifts ?? { sum: 0, sources: [] };
}
