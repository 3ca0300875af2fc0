// What a file of stories needs: a browser, the same for all files of this process, and screens of their own that close
// after each story. When one fails, what its screens show is kept in `.cache/e2e`, and what the product said is printed.
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { afterEach, beforeAll, inject } from "vitest";
import { launch } from "./launch.ts";
import { openScreen, type Screen, type ScreenSettings } from "./screen.ts";
import type { Demo } from "./start-demo.ts";

const PICTURES = fileURLToPath(new URL("../../.cache/e2e", import.meta.url));
const LAST_LINES = 40;

type Own = Pick<Demo, "appUrl" | "phoneUrl" | "logFile">;
const own = await askDemo();

export function stage() {
  let browser: Browser;
  const open: Screen[] = [];
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === "fail") await reportFailure(task.name, open);
    await Promise.all(open.splice(0).map((screen) => screen.close()));
  });
  const put = async (settings: ScreenSettings) => {
    const screen = await openScreen(browser, settings);
    open.push(screen);
    return screen;
  };
  return {
    /** A screen of the product; `url` where the outside world leads back to another of its names. */
    screen: (settings: Partial<ScreenSettings> = {}) => put({ url: demo().appUrl, ...settings }),
    /** The phone of a customer. */
    phone: () => put({ url: demo().phoneUrl, width: 1000, height: 800 }),
  };
}

let started: Promise<Browser> | undefined;

/** It ends with this process; one that died is followed by another. */
async function sharedBrowser(): Promise<Browser> {
  const before = await started;
  if (!before?.isConnected()) started = launch();
  return started as Promise<Browser>;
}

/** The one that this process has to itself. */
export function demo(): Own {
  return own;
}

async function askDemo(): Promise<Own> {
  const answer = await fetch(`${inject("demosUrl")}/${process.env.VITEST_POOL_ID}`);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Own;
}

async function reportFailure(story: string, screens: Screen[]): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  const name = story.replace(/[^\p{L}\p{N}]+/gu, "-").slice(0, 80);
  for (const [index, { page, complaints }] of screens.entries()) {
    const path = join(PICTURES, `${name}-${index + 1}.png`);
    await page.screenshot({ path }).catch(() => undefined);
    console.error([`${page.url()} is drawn in ${path}`, ...complaints].join("\n  "));
  }
  const said = readFileSync(demo().logFile, "utf8").trimEnd().split("\n").slice(-LAST_LINES);
  console.error(["What the product said last:", ...said].join("\n  "));
}
