import axe from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { PAGES_WITHOUT_SESSION, pagesOfMenu, visit } from "./page-tour.ts";
import { OWNER, type Screen } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const LEAST_PAGES = 7;
const ENGLISH =
  /\b(loading|save|cancel|delete|search|submit|close|next|previous|password|sign in|settings|undefined|NaN|null|Invalid Date|required|unknown|failed|open menu|select)\b|\[object/i;

describe.each([{ dark: false }, { dark: true }])("dark: $dark", ({ dark }) => {
  it("has no serious barrier on any page", async () => {
    const found = await tour({ dark }, barriers);
    expect(found).toEqual([]);
  }, 180_000);
});

describe.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])("at $width", ({ width, height }) => {
  it("shows every page without error, without a wider sheet, and in Spanish", async () => {
    const found = await tour({ width, height }, blemishes);
    expect(found).toEqual([]);
  }, 180_000);
});

type Look = { dark?: boolean; width?: number; height?: number };

async function tour(look: Look, inspect: (screen: Screen) => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  const walk = async (on: Screen, paths: string[]) => {
    for (const path of paths) {
      on.complaints.length = 0;
      await visit(on.page, path);
      for (const one of await inspect(on)) found.push(`${path}: ${one}`);
    }
  };
  await walk(await screen(look), PAGES_WITHOUT_SESSION);
  const wide = await screen({ as: OWNER });
  const paths = await pagesOfMenu(wide.page);
  expect(paths.length).toBeGreaterThanOrEqual(LEAST_PAGES);
  await walk(await screen({ ...look, as: OWNER }), paths);
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
