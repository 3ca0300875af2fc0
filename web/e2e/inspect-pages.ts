// Visits each page once and checks all that a visit can show: its skeleton while something is missing, nothing that moves
// while answers are late, no error, no horizontal overflow, no accessibility problem, only Spanish text, and a tab
// title that matches the page.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import type axe from "axe-core";
import type { Page } from "playwright-core";
import { PAGES } from "../src/app/pages.ts";
import { layoutFaults } from "./layout-faults.ts";
import { PATHS_WITHOUT_SESSION, pathsOfOwner, settle } from "./page-tour.ts";
import { OWNER, type Screen } from "./screen.ts";
import type { stage } from "./stage.ts";
import { type LateCalls, lateCalls } from "./tour/late-calls.ts";
import { countShifts, noNewMessages, shiftFaults } from "./tour/layout-shifts.ts";
import { misnamedPublic, pathsOfStrangers } from "./tour/public-pages.ts";
import { addressOf, isMissing, type Missing, SHAPES, shapeOf, skeletonFaults } from "./tour/skeleton-shapes.ts";

const ENGLISH =
  /(?<!\p{L})(?:loading|save|cancel|delete|search|submit|close|next|previous|password|sign in|settings|undefined|NaN|null|Invalid Date|required|unknown|failed|open menu|select)(?!\p{L})|\[object/iu;

/** Hours are written '5:00 pm' everywhere (D-17.6). */
const HOUR_OF_24 = /(?<![\d:])(?:0\d|1[3-9]|2[0-3]):[0-5]\d(?![\d:]| [ap]m)/;

/** The requested id does not exist or is invalid, and the page says so. */
const OF_NOBODY = ["/pagar-cita", "/contactos/0123456789abcdef01234567", "/crm/0123456789abcdef01234567"];
const NOT_FOUND = /status of 40[04]/;
const BUSINESS = "Salón Ágata";
/** The delay of the server's answers where movements are measured. */
const DELAY_MS = 1_000;
/** Half of a visit is waiting. */
const AT_ONCE = 3;
/** The smaller build: it is sent to each page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export type Look = { dark: boolean; width: number; height: number };

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 320, height: 640 };
export const LOOKS: Look[] = [WIDE, PHONE, SMALL_PHONE].flatMap((size) =>
  [false, true].map((dark) => ({ ...size, dark })),
);

/** The seed of this run, printed by `npm test`. */
const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));

/** Of how many pages an everyday run visits one in each size. */
const ONE_OF = 12;

/**
 * One of four looks (the smallest phone is in the long proofs) and a twelfth of the pages: the other size with the same
 * seed takes another twelfth. The two busiest pages are in both.
 */
export function sampleOf(size: "wide" | "phone", seed = SEED) {
  const isWide = size === "wide";
  // the third bit swaps the colours of both
  const dark = (seed & 4) > 0 === isWide;
  return {
    seed,
    look: { ...(isWide ? WIDE : PHONE), dark },
    isChosen: (path: string, index: number) =>
      ALWAYS.includes(path) || (index + seed) % ONE_OF === (isWide ? 0 : ONE_OF / 2),
    // the fourth bit swaps what is missing
    missing: (index: number): Missing => (((index >> 2) + (seed >> 3)) % 2 === 0 ? "session" : "code"),
  };
}

const ALWAYS = ["/principal", "/contactos"];

type Sample = {
  isChosen?: (path: string, index: number) => boolean;
  /** What the skeleton of a page is seen without. */
  missing: (index: number) => Missing;
};
type Visit = {
  path: string;
  missing: Missing;
  isOnlySkeleton?: boolean;
  /** Of a business, for strangers. */
  isPublic?: boolean;
};

/** Sizes in CSS pixels. Returns a line for each fault of the chosen pages; all by default. */
export async function inspectPages(
  screen: ReturnType<typeof stage>["screen"],
  look: Look,
  { isChosen = () => true, missing }: Sample,
): Promise<string[]> {
  const found: string[] = [];
  const walk = async (visits: Visit[], as?: string) => {
    const on = await screen({ ...look, ...(as && { as }) });
    await on.page.addInitScript(countShifts);
    const late = await lateCalls(on.page);
    for (const visited of visits) {
      const faults = await inspect(on, late, visited, as !== undefined);
      for (const one of faults) found.push(`${visited.path}: ${one}`);
    }
    await on.close();
  };
  const chosen = (paths: string[]) =>
    paths
      .map((path, index): Visit => ({ path, missing: missing(index) }))
      .filter(({ path }, index) => isChosen(path, index));
  const { context } = await screen({ as: OWNER });
  const open = chosen(await pathsOfStrangers(context)).map((visit) => ({ ...visit, isPublic: true }));
  await Promise.all([walk(chosen(PATHS_WITHOUT_SESSION)), walk(open)]);
  const paths = await pathsOfOwner(context);
  // a page that waits may have addresses that the tour does not visit
  const others = Object.keys(SHAPES).filter((path) => !paths.some((one) => addressOf(one) === path));
  const visits = [...chosen(paths), ...chosen(others).map((one) => ({ ...one, isOnlySkeleton: true }))];
  await noNewMessages(context);
  await Promise.all(
    Array.from({ length: AT_ONCE }, (_, part) =>
      walk(
        visits.filter((_visit, index) => index % AT_ONCE === part),
        OWNER,
      ),
    ),
  );
  return found;
}

/** One visit. Movements are measured on the pages alone, not on their states: that takes seconds. */
async function inspect(
  on: Screen,
  late: LateCalls,
  { path, missing, isOnlySkeleton = false, isPublic = false }: Visit,
  isSignedIn: boolean,
): Promise<string[]> {
  const { page, complaints } = on;
  const shape = isSignedIn ? shapeOf(path) : undefined;
  // ignores pending calls of the previous page
  await page.goto("about:blank");
  complaints.length = 0;
  const isSlow = path in PAGES;
  let come = () => {};
  const gate = new Promise<void>((open) => {
    come = open;
  });
  if (shape)
    await late.let(["*/api/*", "*/assets/shell-*", "*/assets/late-platform-onboarding-*"], async (url) => {
      if (isMissing(url, missing)) await gate;
      if (isSlow && url.includes("/api/")) await sleep(DELAY_MS);
    });
  const waiting: string[] = [];
  if (shape) {
    await page.goto(path, { waitUntil: "commit" });
    waiting.push(...(await skeletonFaults(page, shape)));
    come();
    if (!isSlow || isOnlySkeleton) await late.letAllThrough();
    if (isOnlySkeleton) return waiting;
  } else await page.goto(path);
  await settle(page, path);
  const all = [
    ...waiting,
    ...(isSlow ? await shiftFaults(page) : []),
    ...(await blemishes(on)),
    ...(await layoutFaults(page)),
    ...(isPublic ? await misnamedPublic(page) : await misnamed(page, isSignedIn, path)),
    ...(await barriers(on)),
  ];
  await late.letAllThrough();
  return OF_NOBODY.includes(path) ? all.filter((one) => !NOT_FOUND.test(one)) : all;
}

/**
 * The tab title has the heading first, and then the business, if one is chosen. The heading is what the page declares,
 * because that is drawn before the page.
 */
async function misnamed(page: Page, isSignedIn: boolean, path: string): Promise<string[]> {
  // The count of pending items comes first.
  const title = (await page.title()).replace(/^\(\d+\+?\) /, "");
  const heading = (await page.locator("h1").first().textContent())?.trim() ?? "";
  const declared = PAGES[path]?.title ?? heading;
  if (declared !== heading) return [`the page is called «${heading}», and declared as «${declared}»`];
  const parts = title.split(" · ");
  const ofBusiness = isSignedIn && !/onboarding/.test(page.url());
  const isNamed = isSignedIn
    ? parts.includes(heading) && parts.at(-1) === "Mostrador"
    : title === `${heading} · Mostrador`;
  return isNamed && (!ofBusiness || parts.at(-2) === BUSINESS)
    ? []
    : [`the tab is called «${title}», the page «${heading}»`];
}

async function barriers({ page }: Screen): Promise<string[]> {
  await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const { axe: run } = globalThis as unknown as { axe: typeof axe };
    const rules = { "label-content-name-mismatch": { enabled: true }, "target-size": { enabled: true } };
    return (await run.run(document, { rules, resultTypes: ["violations"] })).violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`),
    }));
  });
  return violations.map(({ id, where }) => `${id}: ${where.slice(0, 4).join(" | ")}`);
}

async function blemishes({ page, complaints }: Screen): Promise<string[]> {
  const [content, view] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth] as const;
  });
  return [
    ...complaints,
    ...(content > view ? [`${content} px wide on ${view}`] : []),
    ...(await texts(page))
      .filter((text) => ENGLISH.test(text) || HOUR_OF_24.test(text))
      .map((text) => `says «${text.slice(0, 80)}»`),
  ];
}

/** All text that is read or heard: content, names and descriptions of controls. */
function texts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = [...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap((element) =>
      ["aria-label", "title", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
    );
    // biome-ignore lint/performance/useDomNodeTextContent: only what is drawn counts, line by line
    return [document.title, ...document.body.innerText.split("\n"), ...named].filter((text) => text.trim() !== "");
  });
}
