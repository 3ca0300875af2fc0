// A page that is loaded when it is first opened; the boundary around it is its route's, or the light product's. `preload` begins earlier, when the pointer nears its link.
import type { QueryClient } from "@tanstack/react-query";
import { type ComponentType, createElement, type ReactNode } from "react";
import { latePart } from "../../ui/state/late.tsx";

type PublicApi = Record<string, unknown>;
/** What the page looks like while its code is on its way. */
export type PageShape = "list" | "detail" | "cards" | "editor" | "form" | "calendar" | "inbox" | "board";
/** `preload` never fails: whoever shows the page hears of it. */
export type LazyPage = { element: ReactNode; preload: () => Promise<void> };
/** Reads into the cache what the page begins with, as its first drawing asks for it. */
export type Prepare = (client: QueryClient, businessId: string) => Promise<unknown>;
/**
 * `detail`: of an address that goes on below the page's own. `below`: how such an address may go on, as patterns of the
 * router; `:id` is the id of a row. `reads`: calls of the business that the page begins with, so
 * that their answers are there when its code is. `prepare`: all that its first drawing shows, of a page that is opened
 * first of all.
 */
export type ShapedPage = LazyPage & {
  shape: PageShape;
  detail: PageShape;
  below: readonly string[];
  reads: readonly string[];
  prepare: Prepare | null;
};
type Begun<Loaded> = {
  detail?: PageShape;
  below?: readonly string[];
  reads?: readonly string[];
  prepare?: (page: Loaded) => Prepare;
};

/** `name` is what the capability's public API exports. */
export function lazyPage<Loaded extends PublicApi>(load: () => Promise<Loaded>, name: keyof Loaded & string): LazyPage {
  const part = latePart(async () => (await load())[name] as ComponentType);
  return {
    element: createElement(part.current),
    preload: () => part.come().catch(() => undefined),
  };
}

export function shapedPage<Loaded extends PublicApi>(
  shape: PageShape,
  load: () => Promise<Loaded>,
  name: keyof Loaded & string,
  { detail, below = detail ? [":id"] : [], reads = [], prepare }: Begun<Loaded> = {},
): ShapedPage {
  const prepared: Prepare | null = prepare
    ? async (client, businessId) => prepare(await load())(client, businessId)
    : null;
  return { ...lazyPage(load, name), shape, detail: detail ?? shape, below, reads, prepare: prepared };
}
