// A page of the signed-in product, as its capability declares it in `page.ts`. The router, the menu, the search and the tour of
// pages find it there.
import type { QueryClient } from "@tanstack/react-query";

type PublicApi = Record<string, unknown>;
/** What the page looks like while its code is on its way. */
export type PageShape = "list" | "detail" | "cards" | "editor" | "form" | "calendar" | "inbox" | "board";
/** Reads into the cache what the page begins with, as its first drawing asks for it. */
export type Prepare = (client: QueryClient, businessId: string) => Promise<unknown>;

export type PageDefinition<Loaded extends PublicApi = PublicApi> = {
  path: string;
  shape: PageShape;
  load: () => Promise<Loaded>;
  /** What the loaded code exports the page as. */
  name: keyof Loaded & string;
  /** The shape of an address that goes on below the page's own. */
  detail?: PageShape;
  /** How such an address may go on, as patterns of the router; `:id` is the id of a row. Usual: the row alone. */
  below?: readonly string[];
  /** Calls of the business that the page begins with, so that their answers are there when its code is. */
  reads?: readonly string[];
  /** Prepares all that the first drawing shows, of a page that is opened first of all. */
  prepare?: (loaded: Loaded) => Prepare;
};

export function page<Loaded extends PublicApi>(definition: PageDefinition<Loaded>): PageDefinition {
  return definition as unknown as PageDefinition;
}
