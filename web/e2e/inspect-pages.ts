// Checks all pages: no error, no horizontal overflow, no serious accessibility problem, only Spanish text, and a tab
// title that matches the page.
import axe from "axe-core";
import type { Page } from "playwright-core";
import { layoutFaults } from "./layout-faults.ts";
import { PATHS_WITHOUT_SESSION, pathsOfOwner, visit } from "./page-tour.ts";
import { OWNER, type Screen } from "./screen.ts";
import type { stage } from "./stage.ts";

const ENGLISH =
  /(?<!\p{L})(?:loading|save|cancel|delete|search|submit|close|next|previous|password|sign in|settings|undefined|NaN|null|Invalid Date|required|unknown|failed|open menu|select)(?!\p{L})|\[object/iu;

/** The requested id does not exist or is invalid, and the page says so. */
const OF_NOBODY = ["/pagar-cita", "/contactos/0123456789abcdef01234567", "/crm/0123456789abcdef01234567"];
const NOT_FOUND = /status of 40[04]/;
const BUSINESS = "Salón Ágata";

export type Look = { dark: boolean; width: number; height: number };

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 320, height: 640 };
export const LOOKS: Look[] = [WIDE, PHONE, SMALL_PHONE].flatMap((size) =>
  [false, true].map((dark) => ({ ...size, dark })),
);

/** The seed of this run, printed by `npm test`. */
const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));

/**
 * One of four looks (the smallest phone is in the long proofs) and half of the pages: the other size with the same
 * seed covers the rest.
 */
export function sampleOf(size: "wide" | "phone", seed = SEED) {
  const isWide = size === "wide";
  // the second bit swaps the colours of both
  const dark = (seed & 2) > 0 === isWide;
  return {
    seed,
    look: { ...(isWide ? WIDE : PHONE), dark },
    isChosen: (_path: string, index: number) => (index + seed) % 2 === (isWide ? 0 : 1),
  };
}

/** Sizes in CSS pixels. Returns a line for each fault of the chosen pages; all by default. */
export async function inspectPages(
  screen: ReturnType<typeof stage>["screen"],
  look: Look,
  isChosen: (path: string, index: number) => boolean = () => true,
): Promise<string[]> {
  const found: string[] = [];
  const walk = async (paths: string[], as?: string) => {
    const on = await screen({ ...look, ...(as && { as }) });
    for (const path of paths) {
      // ignores pending calls of the previous page
      await on.page.goto("about:blank");
      on.complaints.length = 0;
      await visit(on.page, path);
      const all = [
        ...(await blemishes(on)),
        ...(await layoutFaults(on.page)),
        ...(await misnamed(on.page, as !== undefined)),
        ...(await barriers(on)),
      ];
      const faults = OF_NOBODY.includes(path) ? all.filter((one) => !NOT_FOUND.test(one)) : all;
      for (const one of faults) found.push(`${path}: ${one}`);
    }
    await on.close();
  };
  await walk(PATHS_WITHOUT_SESSION.filter(isChosen));
  const { context } = await screen({ as: OWNER });
  const paths = (await pathsOfOwner(context)).filter(isChosen);
  // In parallel, because each page also has waiting time.
  await Promise.all(
    [0, 1].map((half) =>
      walk(
        paths.filter((_, index) => index % 2 === half),
        OWNER,
      ),
    ),
  );
  return found;
}

/** The tab title has the heading first, and then the business, if one is chosen. */
async function misnamed(page: Page, isSignedIn: boolean): Promise<string[]> {
  // The count of pending items comes first.
  const title = (await page.title()).replace(/^\(\d+\+?\) /, "");
  const heading = (await page.locator("h1").first().textContent())?.trim() ?? "";
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
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe: run } = globalThis as unknown as { axe: typeof axe };
    const rules = { "label-content-name-mismatch": { enabled: true } };
    return (await run.run(document, { rules, resultTypes: ["violations"] })).violations.map(
      ({ id, impact, nodes }) => ({
        id,
        impact,
        where: nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`),
      }),
    );
  });
  return violations
    .filter(({ id, impact }) => impact === "serious" || impact === "critical" || id === "heading-order")
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
