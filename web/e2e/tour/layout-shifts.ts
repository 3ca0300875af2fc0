// Measures what moves on a page while it loads, without a touch of the person.
import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";

/** As in web vitals: people notice 0.1 and more. */
const MOST_SHIFT = 0.02;

export async function shiftFaults(page: Page): Promise<string[]> {
  const { sum, sources } = await page.evaluate(readShifts);
  return sum > MOST_SHIFT ? [`moves by ${sum.toFixed(3)}: ${sources.join(", ")}`] : [];
}

/** A new message moves its conversation up, so the customers of the demo must have finished. */
export async function noNewMessages({ request }: BrowserContext): Promise<void> {
  const { data } = await (await request.get("/api/me")).json();
  const { businessId } = data.memberships.find(({ name }: { name: string }) => name === "Salón Ágata");
  let before: string | undefined;
  await expect
    .poll(
      async () => {
        const last = before;
        before = await (await request.get(`/api/thread?businessId=${businessId}`)).text();
        return before === last;
      },
      { timeout: 90_000, interval: 5_000 },
    )
    .toBe(true);
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
type ShiftWindow = { shifts?: { sum: number; sources: string[] } };

/** Runs in the page before its own code. */
export function countShifts() {
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
