// Opens the notification channels of a business again after its subscription was renewed, and says which of its
// calendars Google did not let in.
import type { ChannelRenewal } from "@mostrador/domain/money/credits/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether } from "../../../../kernel/db/transaction.ts";
import { CalendarFailure } from "../../../../providers/calendar/port.ts";
import { accessOf } from "../account/key.ts";
import type { CalendarDeps } from "../deps.ts";
import { type KeyedLink, readLinks } from "../link/link.store.ts";
import { renewWatch } from "./renew-watch.ts";

export const createChannelRenewal =
  (deps: CalendarDeps) =>
  async (ctx: TenantCtx): Promise<ChannelRenewal> => {
    const failed = new Set<string>();
    for (const link of await readTogether(ctx, readLinks)) if (!(await renew(ctx, deps, link))) failed.add(link.email);
    const message = `Google no abrió los avisos de ${[...failed].join(", ")}`;
    return failed.size === 0 ? { success: true, message: "" } : { success: false, message };
  };

/** An account whose key is gone, or does not open, has none. */
async function renew(ctx: TenantCtx, deps: CalendarDeps, link: KeyedLink): Promise<boolean> {
  if (!deps.google) return false;
  try {
    const access = accessOf(ctx, deps.seal, { ...link, id: link.account_id });
    return await renewWatch(ctx, deps, deps.google, access, link.specialist_id, true);
  } catch (error) {
    if (!(error instanceof CalendarFailure)) throw error;
    return false;
  }
}
