// What an address of the full product needs is asked for at once: what one file would ask for only after it has run is there
// by then.
import type { Me } from "@mostrador/domain/ground/identity/schema.ts";
import type { QueryClient } from "@tanstack/react-query";
import type * as z from "zod";
import { askAhead } from "../lib/ahead.ts";
import { openedBusiness } from "../lib/session/active-business-id.ts";
import { pageAt } from "./pages.ts";
import { shell } from "./shell-route.ts";

export function fetchAhead(pathname: string): void {
  void shell.preload();
  void pageAt(pathname)?.preload();
}

/**
 * As soon as it is known who is there: what the page begins with is asked for. Of a page that says so, all that its first
 * drawing needs is then there, so that it is drawn once.
 */
export async function prepareFirst(pathname: string, client: QueryClient, me: z.infer<typeof Me>): Promise<void> {
  const page = pageAt(pathname);
  const businessId = openedBusiness(me);
  if (!businessId || !page) return;
  for (const path of page.reads) void askAhead(`${path}?businessId=${businessId}`, businessId);
  if (page.prepare) await Promise.all([shell.preload(), page.preload(), page.prepare(client, businessId)]);
}
