// Collects all signed-in pages from the `page.ts` of each capability, or from its folder here.
import { matchPath } from "react-router";
import { type PageDefinition, type PageShape, page } from "../lib/page/page.ts";
import { type ShapedPage, shapedPage } from "./route/page-route.tsx";

const FOUND = import.meta.glob<readonly PageDefinition[]>(["../features/*/*/page.ts", "./*/page.ts"], {
  eager: true,
  import: "pages",
});

export const PAGES: Readonly<Record<string, ShapedPage>> = Object.fromEntries(
  Object.values(FOUND).flatMap((pages) => pages.map((one) => [one.path, shapedPage(one)])),
);

/** Whether a page owns this address or a child of it. */
export function isKnownAddress(pathname: string): boolean {
  const path = pathOf(pathname);
  const page = path && PAGES[path];
  if (!page) return pathname === "/" || ONBOARDING_PATHS.includes(pathname.replace(/\/$/, ""));
  const rest = pathname.slice(path.length).replace(/^\/|\/$/g, "");
  return rest === "" || page.below.some((pattern) => isBelow(pattern, rest));
}

function isBelow(pattern: string, rest: string): boolean {
  const match = matchPath(`/${pattern}`, `/${rest}`);
  return match !== null && (match.params.id === undefined || ROW_ID.test(match.params.id));
}

/** Ids are UUIDs, and were 24 hexadecimal digits before. */
const ROW_ID = /^[0-9a-f][0-9a-f-]{7,}$/i;

/** The skeleton of the page at this address; a list when it has none. */
export function shapeAt(pathname: string): PageShape {
  const path = pathOf(pathname);
  const page = path && PAGES[path];
  if (!page) return "list";
  return pathname.slice(path.length).replaceAll("/", "") ? page.detail : page.shape;
}

/** What the page at this very address is headed by; null where that depends on its data. */
export function titleAt(pathname: string): string | null {
  return isBelowPage(pathname) ? null : (pageAt(pathname)?.title ?? null);
}

/** An address of something that the page shows, and not of the page itself. */
export function isBelowPage(pathname: string): boolean {
  return pathname.slice(pathOf(pathname)?.length).replaceAll("/", "") !== "";
}

export function pageAt(pathname: string): ShapedPage | undefined {
  return PAGES[pathOf(pathname) ?? ""];
}

/** The longest one: a page may have another one below it. */
function pathOf(pathname: string): string | undefined {
  const own = Object.keys(PAGES).filter((one) => `${pathname}/`.startsWith(`${one}/`));
  return own.sort((one, other) => other.length - one.length)[0];
}

/** These have no menu, because there is no business yet. */
export const ONBOARDING = shapedPage(
  page({
    path: "/onboarding",
    shape: "form",
    load: () => import("../features/platform/onboarding/index.ts"),
    name: "OnboardingPage",
  }),
);
export const ONBOARDING_PATHS = ["/onboarding", "/new-onboarding"];
