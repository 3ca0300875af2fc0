// Lets chosen requests of a page wait. Unlike Playwright's routes it keeps the browser's cache, so that a visit costs what
// it costs a person.
import type { Page } from "playwright-core";

/** Resolves when the request at this address may go on. */
type Wait = (url: string) => Promise<void> | undefined;
export type LateCalls = Awaited<ReturnType<typeof lateCalls>>;

export async function lateCalls(page: Page) {
  const browser = await page.context().newCDPSession(page);
  let waitFor: Wait = () => undefined;
  browser.on("Fetch.requestPaused", async ({ requestId, request }) => {
    await waitFor(request.url);
    // the page may have gone on to another address
    await browser.send("Fetch.continueRequest", { requestId }).catch(() => undefined);
  });
  return {
    /** Requests at these addresses (`*` is any text) wait as `wait` says. */
    async let(patterns: string[], wait: Wait): Promise<void> {
      waitFor = wait;
      await browser.send("Fetch.enable", { patterns: patterns.map((urlPattern) => ({ urlPattern })) });
    },
    async letAllThrough(): Promise<void> {
      waitFor = () => undefined;
      await browser.send("Fetch.disable");
    },
  };
}
