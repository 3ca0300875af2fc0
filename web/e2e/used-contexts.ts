// Browser contexts that several screens use one after the other. Each screen starts as a stranger; only the loaded code
// stays in the cache, because loading and compiling it again was a third of the time of a visit.
import type { Browser, BrowserContext, BrowserContextOptions } from "playwright-core";

const WAIT_MS = 60_000;
const MOST_OFF_MS = 30_000;
/** All that a page can store, except the cache of HTTP. */
const STORED = "cookies,local_storage,indexeddb,service_workers,cache_storage,websql,file_systems";

export type Look = { url: string; width?: number; height?: number; dark?: boolean; moving?: boolean };
export type UsedContext = { context: BrowserContext; leave: () => Promise<void> };

const idle = new WeakMap<Browser, Map<string, BrowserContext[]>>();

/** `leave`: closes the pages, and keeps the context for a screen of the same look unless it is fresh. */
export async function contextOf(browser: Browser, look: Look, isFresh: boolean): Promise<UsedContext> {
  const waiting = idle.get(browser) ?? new Map<string, BrowserContext[]>();
  idle.set(browser, waiting);
  const key = JSON.stringify(optionsOf(look));
  const context = (isFresh ? undefined : waiting.get(key)?.pop()) ?? (await open(browser, look));
  let isTouched = isFresh;
  const addInitScript = context.addInitScript.bind(context);
  // it cannot be taken back
  context.addInitScript = (...given) => {
    isTouched = true;
    return addInitScript(...given);
  };
  const end = async () => {
    context.addInitScript = addInitScript;
    // errors in a test's own route handler after its page closed are not failures
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: "ignoreErrors" })));
    if (isTouched || !(await forget(context, look.url))) return context.close();
    waiting.set(key, [...(waiting.get(key) ?? []), context]);
  };
  // a second call must not give the context to two screens
  let leaving: Promise<void> | undefined;
  const leave = () => {
    leaving ??= end();
    return leaving;
  };
  return { context, leave };
}

async function open(browser: Browser, look: Look): Promise<BrowserContext> {
  const context = await browser.newContext(optionsOf(look));
  context.setDefaultTimeout(WAIT_MS);
  if (look.dark) await context.addInitScript(() => localStorage.setItem("mostrador.mode", "dark"));
  return context;
}

function optionsOf({ url, width = 1440, height = 900, dark = false, moving = false }: Look): BrowserContextOptions {
  return {
    baseURL: url,
    viewport: { width, height },
    locale: "es-MX",
    timezoneId: "America/Mexico_City",
    colorScheme: dark ? "dark" : "light",
    reducedMotion: moving ? "no-preference" : "reduce",
    ...(width < 600 && { hasTouch: true, isMobile: true }),
  };
}

/** Returns whether nothing of the person and of the story is left. */
async function forget(context: BrowserContext, url: string): Promise<boolean> {
  try {
    await context.setOffline(false);
    await context.unrouteAll({ behavior: "ignoreErrors" });
    await Promise.all(context.pages().map((page) => page.close()));
    await context.clearPermissions();
    await context.clearCookies();
    const page = await context.newPage();
    // a clock that a story has set stays with the context
    const now = await page.evaluate(() => Date.now());
    if (Math.abs(now - Date.now()) > MOST_OFF_MS) return false;
    const browser = await context.newCDPSession(page);
    const origins = new Set([url, url.replace("127.0.0.1", "localhost")].map((one) => new URL(one).origin));
    for (const origin of origins) await browser.send("Storage.clearDataForOrigin", { origin, storageTypes: STORED });
    await page.close();
    return true;
  } catch {
    // the browser or the context ended meanwhile
    return false;
  }
}
