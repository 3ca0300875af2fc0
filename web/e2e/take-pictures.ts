// Draws the README's pictures: `node web/e2e/take-pictures.ts` after a build of the pages. The demo's data is the same
// on any day; only dates differ.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { launch } from "./launch.ts";
import { OWNER, openScreen } from "./screen.ts";
import { startDemo } from "./start-demo.ts";

const IMAGES = fileURLToPath(new URL("../../docs/images", import.meta.url));

mkdirSync(IMAGES, { recursive: true });
const demo = await startDemo();
const browser = await launch();
try {
  const { page } = await openScreen(browser, { url: demo.appUrl, as: OWNER });
  await page.goto("/agenda");
  await page.locator("[data-entry]").first().waitFor();
  await draw(page, "agenda.png");
  await page.goto("/chat");
  const list = page.getByRole("region", { name: "Conversaciones" });
  await list.getByText("Andrea Cuautle").click();
  // her last message, and the answer to it
  await page.getByText("gracias 😊").last().waitFor({ timeout: 60_000 });
  await page
    .getByRole("region", { name: "Conversación", exact: true })
    .getByRole("button", { expanded: false })
    .first()
    .waitFor();
  await draw(page, "inbox.png");
} finally {
  await browser.close();
  await demo.stop();
}

async function draw(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: join(IMAGES, name) });
}
