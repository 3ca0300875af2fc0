// A session pays for an appointment, once, and is given back. The caller has locked the appointment. A package may have been
// sold in a branch that a limited person does not see: it pays all the same, so the limits are lifted here.
import { localOf } from "@mostrador/domain/kit/time.ts";
import { giveSessionBack, takeSession } from "@mostrador/domain/money/packages/balance.ts";
import type { SessionsLeft } from "@mostrador/domain/money/packages/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { balanceOf, moveSessions } from "./move-sessions.ts";
import {
  type HeldPurchase,
  lockPurchase,
  markReturned,
  openUse,
  readPurchase,
  usablePurchases,
} from "./purchase.store.ts";

type SessionUse = {
  appointmentId: string;
  contactId: string;
  serviceId: string;
  /** The local day of the appointment. */
  on: string;
  /** Which service on which day, for the journal. */
  about: string;
  /** Left out: the next one to expire. */
  purchaseId?: string | undefined;
};

/** False where the contact has no session for it. An appointment that a session pays for already takes no other. */
export async function takePackageSession({ unlimited: tx }: Tx, ctx: TenantCtx, use: SessionUse): Promise<boolean> {
  if (await openUse(tx, use.appointmentId)) return true;
  for (const row of await usablePurchases(tx, use, { hold: true })) {
    if (use.purchaseId && row.id !== use.purchaseId.toLowerCase()) continue;
    const moved = takeSession(balanceOf(row), use.on);
    if (!moved) continue;
    await moveSessions(tx, ctx, row, moved, use);
    return true;
  }
  return false;
}

/** False where no session pays for it. */
export async function returnPackageSession(
  { unlimited: tx }: Tx,
  ctx: TenantCtx,
  { appointmentId, about }: Pick<SessionUse, "appointmentId" | "about">,
): Promise<boolean> {
  const use = await openUse(tx, appointmentId);
  if (!use) return false;
  const row = await lockPurchase(tx, use.purchase_id);
  if (!row || !(await markReturned(tx, use.id))) return false;
  const today = localOf(row.zone, ctx.now).day;
  await moveSessions(tx, ctx, row, giveSessionBack(balanceOf(row), today), { appointmentId, about, useId: use.id });
  return true;
}

/** What a contact could pay with, and the purchase that pays for the appointment. */
export async function packageSessionsFor(
  { unlimited: tx }: Tx,
  { appointmentId, contactId, serviceId, on }: Omit<SessionUse, "about">,
): Promise<{ used: SessionsLeft | null; usable: SessionsLeft[] }> {
  const use = await openUse(tx, appointmentId);
  const paying = use && (await readPurchase(tx, use.purchase_id));
  const usable = await usablePurchases(tx, { contactId, serviceId, on }, { hold: false });
  return { used: paying ? present(paying) : null, usable: usable.map(present) };
}

function present(row: HeldPurchase): SessionsLeft {
  const { id: purchaseId, name: packageName, sessions, sessions_left: left, expires_on: expiresOn } = row;
  return { purchaseId, packageName, sessions, left, expiresOn };
}
