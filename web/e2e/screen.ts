// A person at a screen: a separate browser context with a page, signed in or not. Collects the page's errors.
import type { Browser, BrowserContext, Page } from "playwright-core";

export const PASSWORD = "mostrador-demo";
export const OWNER = "duena@demo.mx";
export const DESK = "recepcion@demo.mx";
const WAIT_MS = 20_000;

export type Screen = { page: Page; context: BrowserContext; complaints: string[]; close: () => Promise<void> };
export type ScreenSettings = {
  url: string;
  as?: string;
  width?: number;
  height?: number;
  dark?: boolean;
  moving?: boolean;
};

/** `url`: the origin of relative addresses. `as`: whose session it has. Sizes in CSS pixels. */
export async function openScreen(browser: Browser, settings: ScreenSettings): Promise<Screen> {
  const { url, as, width = 1440, height = 900, dark = false, moving = false } = settings;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    locale: "es-MX",
    timezoneId: "America/Mexico_City",
    colorScheme: dark ? "dark" : "light",
    reducedMotion: moving ? "no-preference" : "reduce",
    ...(width < 600 && { hasTouch: true, isMobile: true }),
  });
  context.setDefaultTimeout(WAIT_MS);
  if (dark) await context.addInitScript(() => localStorage.setItem("mostrador.mode", "dark"));
  if (as) await signIn(context, as);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
  page.on("console", (line) => line.type() === "error" && complaints.push(`console: ${line.text()}`));
  page.on("response", (answer) => answer.status() >= 500 && complaints.push(`${answer.status()}: ${answer.url()}`));
  return { page, context, complaints, close: () => leave(context) };
}

/** Errors in a test's own route handler after its page closed are not failures. */
async function leave(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: "ignoreErrors" })));
  await context.close();
}

async function signIn(context: BrowserContext, email: string): Promise<void> {
  const answer = await context.request.post("/api/auth/sign-in/email", { data: { email, password: PASSWORD } });
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${answer.status()} ${await answer.text()}`);
}
