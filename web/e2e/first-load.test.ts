import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage({ isFresh: true });

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
    page.waitForRequest(/\/assets\/first-a-alone-/),
    page.waitForRequest(/\/api\/me/),
  ]);
  await page.goto("/agenda", { waitUntil: "commit" });
  await early;
  answerSession();
  await page.locator("[data-entry]").first().waitFor();
});

it.each(["/agenda", "/chat", "/auth/ingresar"])(
  "names in the document of %s every file that it is drawn with",
  async (path) => {
    const { page } = await screen(path.startsWith("/auth") ? {} : { as: OWNER });
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
    const answer = await page.goto(path);
    const named: string[] = (await answer?.text())?.match(/\/assets\/[\w.-]+\.js/g) ?? [];
    await page.getByRole("heading", { level: 1 }).waitFor({ state: "attached" });
    const drawnBy = ["/api/appointment", "/api/thread", "/api/auth/get-session"];
    const until = scripts.findIndex((asked) => drawnBy.some((call) => asked.startsWith(call)));
    const asked = scripts.slice(0, until).filter((one) => one.endsWith(".js") && one.startsWith("/assets/"));
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((one) => !named.includes(one))).toEqual([]);
  },
);

it("brings the agenda's forms once it is drawn, and not before", async () => {
  const { page } = await screen({ as: OWNER });
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  const forms = page.waitForRequest(/\/assets\/late-scheduling-appointments-/);
  await page.goto("/agenda", { waitUntil: "commit" });
  await forms;
  const list = scripts.indexOf("/api/appointment");
  expect(list).toBeGreaterThan(-1);
  expect(scripts.findIndex((path) => path.includes("/late-scheduling-appointments-"))).toBeGreaterThan(list);
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
