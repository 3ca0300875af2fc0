// Every page that stands: those before a session, and whatever the menu offers to the owner.
import type { Page } from "playwright-core";
import { expect } from "vitest";

export const PAGES_WITHOUT_SESSION = ["/auth/ingresar", "/auth/registro", "/auth/recuperar"];
const CALM_MS = 20_000;

/** The addresses of the menu, of a screen of the owner that shows it. */
export async function pagesOfMenu(page: Page): Promise<string[]> {
  await page.goto("/negocio");
  const menu = page.getByRole("navigation", { name: "Menú principal" });
  await menu.getByRole("link").first().waitFor();
  const paths = await menu.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  return paths.filter((path): path is string => path?.startsWith("/") ?? false);
}

/** Opens a page and waits until it has what it asked for. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("main").waitFor();
  const busy = page.locator(".MuiSkeleton-root, [role=progressbar]:not([aria-valuenow])");
  await page.waitForLoadState("networkidle").catch(() => undefined);
  await expect.poll(() => busy.count(), { timeout: CALM_MS, message: `${path} stays busy` }).toBe(0);
}
