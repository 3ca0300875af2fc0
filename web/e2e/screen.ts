// A person at a screen: a separate browser context with a page, signed in or not. Collects the page's errors.
import type { Browser, BrowserContext, Page } from "playwright-core";
import { contextOf } from "./used-contexts.ts";

export const PASSWORD = "mostrador-demo";
export const OWNER = "duena@demo.mx";
export const DESK = "recepcion@demo.mx";

export type Screen = { page: Page; context: BrowserContext; complaints: string[]; close: () => Promise<void> };
export type ScreenSettings = {
  url: string;
  as?: string;
  width?: number;
  height?: number;
  dark?: boolean;
  moving?: boolean;
  /** With an empty cache, for a test of what a browser loads. Others have the code of earlier screens. */
  isFresh?: boolean;
};

/** `url`: the origin of relative addresses. `as`: whose session it has. Sizes in CSS pixels. */
export async function openScreen(browser: Browser, settings: ScreenSettings): Promise<Screen> {
  const { url, as, isFresh = false, ...look } = settings;
  const { context, leave } = await contextOf(browser, { url, ...look }, isFresh);
  const page = await context.newPage();
  if (as) await signIn(context, as);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
  page.on("console", (line) => line.type() === "error" && complaints.push(`console: ${line.text()}`));
  page.on("response", (answer) => answer.status() >= 500 && complaints.push(`${answer.status()}: ${answer.url()}`));
  return { page, context, complaints, close: leave };
}

async function signIn(context: BrowserContext, email: string): Promise<void> {
  const answer = await context.request.post("/api/auth/sign-in/email", { data: { email, password: PASSWORD } });
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${answer.status()} ${await answer.text()}`);
}
