// A page that is loaded when it is first opened; the boundary around it is its route's, or the light product's. `preload` begins earlier, when the pointer nears its link.
import { type ComponentType, createElement, type ReactNode } from "react";
import { latePart } from "../../ui/state/late.tsx";

type PublicApi = Record<string, unknown>;
/** What the page looks like while its code is on its way. */
export type PageShape = "list" | "detail" | "cards" | "editor" | "form" | "calendar" | "inbox";
export type LazyPage = { element: ReactNode; preload: () => void };
/**
 * `detail`: of an address that goes on below the page's own. `reads`: calls of the business that the page begins with, so
 * that their answers are there when its code is.
 */
export type ShapedPage = LazyPage & { shape: PageShape; detail: PageShape; reads: readonly string[] };

/** `name` is what the capability's public API exports. */
export function lazyPage<Loaded extends PublicApi>(load: () => Promise<Loaded>, name: keyof Loaded & string): LazyPage {
  const part = latePart(async () => (await load())[name] as ComponentType);
  return {
    element: createElement(part.current),
    preload: () => void load().catch(() => undefined),
  };
}

export function shapedPage<Loaded extends PublicApi>(
  shape: PageShape,
  load: () => Promise<Loaded>,
  name: keyof Loaded & string,
  { detail = shape, reads = [] }: { detail?: PageShape; reads?: readonly string[] } = {},
): ShapedPage {
  return { ...lazyPage(load, name), shape, detail, reads };
}
