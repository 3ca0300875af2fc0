// What an address of the full product needs is asked for at once: what one file would ask for only after it has run is there
// by then.
import type { Me } from "@mostrador/domain/ground/identity/schema.ts";
import type * as z from "zod";
import { askAhead } from "../lib/ahead.ts";
import { activeBusinessId } from "../lib/session/active-business-id.ts";
import { pageAt } from "./pages.ts";
import { shell } from "./shell-route.ts";

export function fetchAhead(pathname: string): void {
  shell.preload();
  pageAt(pathname)?.preload();
}

/** What the page begins with, as soon as it is known whose it is. */
export function readAhead(pathname: string, { memberships }: z.infer<typeof Me>): void {
  const chosen = activeBusinessId();
  const own = memberships.find(({ businessId }) => businessId === chosen) ?? memberships[0];
  if (!own) return;
  for (const path of pageAt(pathname)?.reads ?? []) askAhead(`${path}?businessId=${own.businessId}`, own.businessId);
}
