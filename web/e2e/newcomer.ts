// People who have just signed up, without a business.
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PASSWORD, type Screen } from "./screen.ts";

/** Signs up a person on a screen of their own. */
export async function newcomer(screen: () => Promise<Screen>, name: string): Promise<Screen & { email: string }> {
  const opened = await screen();
  const email = `cuenta-${Date.now()}-${name.length}@prueba.mx`;
  const made = await opened.page.request.post("/api/auth/sign-up/email", { data: { name, email, password: PASSWORD } });
  expect(made.status()).toBe(200);
  return { ...opened, email };
}

/** Signs in by a call; returns its status. */
export async function signInByCall(page: Page, email: string, password: string): Promise<number> {
  return (await page.request.post("/api/auth/sign-in/email", { data: { email, password } })).status();
}
