import axe from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { PATHS_WITHOUT_SESSION, pathsOfMenu, pathsOfOwner, visit } from "./page-tour.ts";
import { OWNER, type Screen } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const ENGLISH =
  /\b(loading|save|cancel|delete|search|submit|close|next|previous|password|sign in|settings|undefined|NaN|null|Invalid Date|required|unknown|failed|open menu|select)\b|\[object/i;

describe.each([{ dark: false }, { dark: true }])("dark: $dark", ({ dark }) => {
  it("shows every page at 1440 without serious barrier, without error, without a wider sheet, and in Spanish", async () => {
    const inspect = async (on: Screen) => [...(await blemishes(on)), ...(await barriers(on))];
    expect(await tour({ dark }, inspect)).toEqual([]);
  }, 240_000);

  it("shows every page at 390 without error, without a wider sheet, and in Spanish", async () => {
    expect(await tour({ dark, width: 390, height: 844 }, blemishes)).toEqual([]);
  }, 240_000);
});

it("leads nowhere from the menu but to pages that are visited", async () => {
  const { page, context } = await screen({ as: OWNER });
  const led = await pathsOfMenu(page);
  expect(led.length).toBeGreaterThan(0);
  expect(await pathsOfOwner(context)).toEqual(expect.arrayContaining(led));
});

type Look = { dark?: boolean; width?: number; height?: number };

async function tour(look: Look, inspect: (screen: Screen) => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  const walk = async (paths: string[], as?: string) => {
    const on = await screen({ ...look, ...(as && { as }) });
    for (const path of paths) {
      on.complaints.length = 0;
      await visit(on.page, path);
      for (const one of await inspect(on)) found.push(`${path}: ${one}`);
    }
    await on.close();
  };
  await walk(PATHS_WITHOUT_SESSION);
  const { context } = await screen({ as: OWNER });
  const paths = await pathsOfOwner(context);
  // Side by side, because each page is also waited for.
  await Promise.all(
    [0, 1].map((lane) =>
      walk(
        paths.filter((_, index) => index % 2 === lane),
        OWNER,
      ),
    ),
  );
  return found;
}

async function barriers({ page }: Screen): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe: run } = globalThis as unknown as { axe: typeof axe };
    return (await run.run(document)).violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      where: nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`),
    }));
  });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, where }) => `${id}: ${where.slice(0, 4).join(" | ")}`);
}

async function blemishes({ page, complaints }: Screen): Promise<string[]> {
  const [content, view] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth] as const;
  });
  return [
    ...complaints,
    ...(content > view ? [`${content} px wide on ${view}`] : []),
    ...(await texts(page)).filter((text) => ENGLISH.test(text)).map((text) => `says «${text.slice(0, 80)}»`),
  ];
}

/** What is read or heard: the text, and the names and hints of controls. */
function texts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = [...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap((element) =>
      ["aria-label", "title", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
    );
    // biome-ignore lint/performance/useDomNodeTextContent: only what is drawn counts, line by line
    return [document.title, ...document.body.innerText.split("\n"), ...named].filter((text) => text.trim() !== "");
  });
}
