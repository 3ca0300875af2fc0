// A signed-in page, as its capability declares it in `page.ts`. The router, menu, search and page tests use it.
import type { QueryClient } from "@tanstack/react-query";

type PublicApi = Record<string, unknown>;
/** The skeleton of the page while its code loads. */
export type PageShape = "list" | "detail" | "cards" | "editor" | "form" | "calendar" | "inbox" | "board";
/** Reads the page's first data into the cache, as its first drawing requests it. */
export type Prepare = (client: QueryClient, businessId: string) => Promise<unknown>;

export type PageDefinition<Loaded extends PublicApi = PublicApi> = {
  path: string;
  shape: PageShape;
  /** What its own address is headed by, where that never changes: drawn before the page's code has come. */
  title?: string;
  load: () => Promise<Loaded>;
  /** The export name of the page in the loaded code. */
  name: keyof Loaded & string;
  /** The skeleton of an address below the page's own. */
  detail?: PageShape;
  /** The forms of such an address, as router patterns; `:id` is a row's id. Default: only the row. */
  below?: readonly string[];
  /** The first calls of the page, sent while its code loads; with the query of an address without filters. */
  reads?: readonly string[];
  /** Prepares the first drawing when the product opens on this page. */
  prepare?: (loaded: Loaded) => Prepare;
};

export function page<Loaded extends PublicApi>(definition: PageDefinition<Loaded>): PageDefinition {
  return definition as unknown as PageDefinition;
}
