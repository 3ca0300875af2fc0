// The key of an account: opened for a call, and dropped when Google no longer accepts it.
import { calendarChanged } from "@mostrador/domain/scheduling/calendars/live.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import type { Seal, SealPlace } from "../../../../kernel/seal.ts";
import { type CalendarAccess, CalendarFailure } from "../../../../providers/calendar/port.ts";
import { writeAudit } from "../../../ground/identity/index.ts";
import { readLinksOf } from "../link/link.store.ts";
import { type AccountRow, dropKey } from "./account.store.ts";
import { deleteGrant } from "./grant.store.ts";

export type KeyedAccount = Pick<AccountRow, "id" | "email" | "refresh_token">;

export function keyPlace(businessId: string, id: string): SealPlace {
  return { businessId, table: "google_accounts", column: "refresh_token", id };
}

/** A key that this installation cannot open counts as missing. */
export function accessOf(ctx: TenantCtx, seal: Seal, account: KeyedAccount): CalendarAccess {
  if (account.refresh_token === null) throw new CalendarFailure("denied", "no key");
  try {
    return { refreshToken: seal.open(account.refresh_token, keyPlace(ctx.businessId, account.id)) };
  } catch {
    throw new CalendarFailure("denied", "the key does not open");
  }
}

/** The owner sees it: on the page, and at each specialist of the account. */
export async function giveUpKey(ctx: TenantCtx, { id, email, refresh_token: key }: KeyedAccount): Promise<void> {
  if (key === null) return;
  await transact(ctx, async (tx, inside) => {
    const reason = `Google ya no acepta el permiso de ${email}. Vuelve a conectar la cuenta para que la agenda siga al día.`;
    if (!(await dropKey(tx, id, key, reason, new Date(ctx.now)))) return;
    await deleteGrant(tx, { business_id: ctx.businessId, id });
    await writeAudit(tx, inside, {
      action: "google.denied",
      summary: `Google dejó de aceptar el permiso de ${email}`,
      details: { accountId: id },
    });
    for (const { specialist_id: specialistId } of await readLinksOf(tx, id)) {
      await announce(tx, inside, calendarChanged, { specialistId });
    }
  });
}
