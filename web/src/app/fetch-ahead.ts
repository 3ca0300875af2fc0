// Prefetches what an address of the full product needs: files that would otherwise be requested only after another has
// run.
import type { Me } from "@mostrador/domain/ground/identity/schema.ts";
import type { QueryClient } from "@tanstack/react-query";
import type * as z from "zod";
import { askAhead } from "../lib/ahead.ts";
import { openedBusiness } from "../lib/session/active-business-id.ts";
import { isBelowPage, pageAt } from "./pages.ts";
import { shell } from "./shell-route.ts";

export function fetchAhead(pathname: string): void {
  void shell.preload();
  void pageAt(pathname)?.preload();
}

/**
 * As soon as the session is known, sends the page's first calls. For a page that declares it, prepares all that its
 * first drawing needs, so that it is drawn once.
 */
export async function prepareFirst(pathname: string, client: QueryClient, me: z.infer<typeof Me>): Promise<void> {
  const page = pageAt(pathname);
  const businessId = openedBusiness(me);
  if (!businessId || !page) return;
  // a list whose filters are in the address asks for something else, and so does one of its rows
  const isOther = window.location.search !== "" || (page.shape !== page.detail && isBelowPage(pathname));
  for (const read of page.reads) {
    const [path, more] = read.split("?");
    if (more && isOther) continue;
    void askAhead(`${path}?businessId=${businessId}${more ? `&${more}` : ""}`, businessId);
  }
  if (page.prepare) await Promise.all([shell.preload(), page.preload(), page.prepare(client, businessId)]);
}
