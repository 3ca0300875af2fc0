import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("asks for the frame and the page's code before the session has answered", async () => {
  const { page } = await screen({ as: OWNER });
  let answerSession: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answerSession = resolve;
  });
  await page.route("**/api/me", async (route) => {
    await asked;
    await route.continue();
  });
  const early = Promise.all([
    page.waitForRequest(/\/assets\/shell-/),
    page.waitForRequest(/\/assets\/agenda-page-/),
    page.waitForRequest(/\/api\/me/),
  ]);
  await page.goto("/agenda", { waitUntil: "commit" });
  await early;
  answerSession();
  await page.locator("[data-entry]").first().waitFor();
});

it("brings the agenda's forms once it is drawn, and not before", async () => {
  const { page } = await screen({ as: OWNER });
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  const forms = page.waitForRequest(/\/assets\/agenda-dialogs-/);
  await page.goto("/agenda", { waitUntil: "commit" });
  await forms;
  const list = scripts.indexOf("/api/appointment");
  expect(list).toBeGreaterThan(-1);
  expect(scripts.findIndex((path) => path.includes("/agenda-dialogs-"))).toBeGreaterThan(list);
});

it("writes no style of its own for an entry, and lays and paints each within itself", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/agenda");
  await page.locator("[data-entry]").first().waitFor();
  const found = await page.locator("[data-entry]").evaluateAll((entries) => ({
    styled: entries.filter((entry) => entry.querySelector("[class*='css-']")).length,
    loose: entries.filter((entry) => getComputedStyle(entry).contain !== "strict").length,
    containers: entries.filter((entry) => getComputedStyle(entry).containerType !== "normal").length,
  }));
  expect(found).toEqual({ styled: 0, loose: 0, containers: 0 });
});
