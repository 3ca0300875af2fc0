// Removes a Google account from a business: unlinks its calendars, stops Google's notifications, deletes the key, and
// revokes the consent unless another business uses it. The key is deleted even if Google cannot be reached.
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { calendarChanged } from "@mostrador/domain/scheduling/calendars/live.ts";
import type { removeAccount as removeRoute } from "@mostrador/domain/scheduling/calendars/routes.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { CalendarFailure } from "../../../../providers/calendar/port.ts";
import { writeAudit } from "../../../ground/identity/index.ts";
import { forgetEvents } from "../../appointments/index.ts";
import type { CalendarDeps } from "../deps.ts";
import { leaveCalendar } from "../link/leave-calendar.ts";
import { lockLink, readLinksOf } from "../link/link.store.ts";
import { forgetRowsOfAccount } from "../push/event.store.ts";
import { type AccountRow, deleteAccount, lockAccount, readAccount } from "./account.store.ts";
import { isGrantedElsewhere } from "./grant.store.ts";
import { accessOf } from "./key.ts";

const GONE = "No se encontró la cuenta de Google";

export function removeActions(deps: CalendarDeps) {
  return {
    /** Informs Google if possible; for every answer, the account is removed. */
    async askToRemove(ctx: TenantCtx, { params }: Pick<Call<typeof removeRoute>, "params">): Promise<string> {
      const account = await readTogether(ctx, (tx) => readAccount(tx, params.id));
      if (!account) throw notFound(GONE);
      await sayGoodbye(ctx, deps, account).catch((error: unknown) => {
        if (!(error instanceof CalendarFailure)) throw error;
        ctx.log.warn({ accountId: account.id, kind: error.kind }, "google calendar: permission not given back");
      });
      return account.id;
    },

    async removeAccount(ctx: TenantCtx, id: string) {
      return transact(ctx, async (tx, tenant) => {
        const account = await lockAccount(tx, id);
        if (!account) throw notFound(GONE);
        for (const { specialist_id: specialistId } of await readLinksOf(tx, id)) {
          const link = await lockLink(tx, specialistId);
          if (link?.account_id === id) await leaveCalendar(tx, tenant, link);
        }
        await forgetEvents(tx, await forgetRowsOfAccount(tx, id));
        await deleteAccount(tx, id);
        await writeAudit(tx, tenant, {
          action: "google.removed",
          summary: `Quitó la cuenta de Google ${account.email}`,
          details: { accountId: id },
        });
        await announce(tx, tenant, calendarChanged, { specialistId: "" });
        return { data: null, message: "Cuenta de Google quitada" };
      });
    },
  };
}

async function sayGoodbye(ctx: TenantCtx, deps: CalendarDeps, account: AccountRow): Promise<void> {
  const { google } = deps;
  if (!google || account.refresh_token === null) return;
  const access = accessOf(ctx, deps.seal, account);
  const [links, isShared] = await readTogether(ctx, (tx) =>
    Promise.all([readLinksOf(tx, account.id), isGrantedElsewhere(tx, account)]),
  );
  const channels = links.flatMap(({ channel_id: id, channel_resource: resource }) =>
    id && resource ? [{ id, resource }] : [],
  );
  // Google closes no channel after the consent is revoked
  await Promise.allSettled(channels.map((channel) => google.stop(access, channel)));
  if (!isShared) await google.revoke(access);
}
