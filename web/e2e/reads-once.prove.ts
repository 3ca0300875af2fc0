// A page that opens reads each of its calls once: what the live line tells when it joins is only what happened since, and
// nothing is read again because of it.
import type { Page, Request } from "playwright-core";
import { expect, it } from "vitest";
import { settle } from "./page-tour.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
/** What a late second read would need to begin. */
const REST_MS = 700;
const OPENED = [
  "/agenda",
  "/agenda?vista=mes",
  "/chat",
  "/contactos",
  "/pedidos",
  "/finanzas/movimientos",
  "/servicios",
  "/asistentes",
  "/crm",
];

it("reads each of its calls once after opening, with the live line joined", async () => {
  const { page } = await screen({ as: OWNER });
  const found: string[] = [];
  for (const path of OPENED) found.push(...(await repeatedReads(page, path)));
  expect(found).toEqual([]);
});

/** But for those after something was told: the demo's own conversations go on meanwhile. */
async function repeatedReads(page: Page, path: string): Promise<string[]> {
  const [reads, repeated] = [new Set<string>(), new Set<string>()];
  let isTold = false;
  const note = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() !== "GET" || !pathname.startsWith("/api/")) return;
    if (reads.has(pathname + search) && !isTold) repeated.add(`${path} reads ${pathname}${search} again`);
    reads.add(pathname + search);
  };
  const joined = new Promise<void>((resolve) => {
    page.once("websocket", (line) =>
      line.on("framereceived", ({ payload }) => {
        const frame = String(payload);
        // an event, or the answer to the join: an acknowledgement of socket.io
        if (/^42\[/.test(frame) || /"missed":\[\{/.test(frame)) isTold = true;
        if (/^43\d*\[/.test(frame)) resolve();
      }),
    );
  });
  page.on("request", note);
  await page.goto(path);
  await joined;
  await settle(page, path);
  await page.waitForTimeout(REST_MS);
  page.off("request", note);
  await page.goto("about:blank");
  return [...repeated];
}
