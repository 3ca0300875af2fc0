// The setup of a test file: a browser shared by all files of this process, and screens that close after each test.
// After a failure, `.cache/e2e` has the screens, and the product's log is printed.
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { launch } from "./launch.ts";
import { openScreen, type Screen, type ScreenSettings } from "./screen.ts";
import type { Demo } from "./start-demo.ts";

const PICTURES = fileURLToPath(new URL("../../.cache/e2e", import.meta.url));
const LAST_LINES = 40;

type StageDemo = Pick<Demo, "appUrl" | "phoneUrl" | "logFile">;
const own = await askDemo();

type StageSettings = Pick<ScreenSettings, "isFresh"> & {
  /** Its browser shows notices. */
  hasNotices?: boolean;
};

/** `isFresh`: its screens have an empty cache. */
export function stage({ isFresh = false, hasNotices = false }: StageSettings = {}) {
  let browser: Browser;
  const open: Screen[] = [];
  beforeAll(async () => {
    browser = hasNotices ? await launch(true) : await sharedBrowser();
  });
  afterAll(async () => {
    if (hasNotices) await browser?.close();
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
    /** A screen of the product; `url` when an outside service returns to another of its names. */
    screen: (settings: Partial<ScreenSettings> = {}) => put({ url: demo().appUrl, isFresh, ...settings }),
    /** The phone of a customer. */
    phone: () => put({ url: demo().phoneUrl, width: 1000, height: 800, isFresh }),
  };
}

let started: Promise<Browser> | undefined;

/** It ends with this process; a crashed one is replaced. */
async function sharedBrowser(): Promise<Browser> {
  const before = await started;
  if (!before?.isConnected()) started = launch();
  return started as Promise<Browser>;
}

/** The demo of this process. */
export function demo(): StageDemo {
  return own;
}

async function askDemo(): Promise<StageDemo> {
  const answer = await fetch(`${inject("demosUrl")}/${process.env.VITEST_POOL_ID}`);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as StageDemo;
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
