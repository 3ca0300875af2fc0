// Writes what the domain decided of a locked purchase: what is left, its status, and a line of the journal for each step.

import type { Balance, SessionChange } from "@mostrador/domain/money/packages/balance.ts";
import { packagePurchaseChanged } from "@mostrador/domain/money/packages/live.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { type HeldPurchase, insertSessionMovement, updatePurchase } from "./purchase.store.ts";

export function balanceOf(row: HeldPurchase): Balance {
  return { sessions: row.sessions, left: row.sessions_left, expiresOn: row.expires_on, status: row.status };
}

export async function moveSessions(
  tx: Tx,
  ctx: TenantCtx,
  row: HeldPurchase,
  moved: SessionChange,
  {
    appointmentId = null,
    about = "",
    useId = null,
  }: { appointmentId?: string | null; about?: string; useId?: string | null } = {},
): Promise<void> {
  const by = actorName(ctx.actor);
  const at = new Date(ctx.now);
  await updatePurchase(tx, row.id, {
    sessions_left: moved.left,
    status: moved.status,
    expires_on: moved.expiresOn,
    updated_by: by,
    updated_at: nextUpdate(ctx, row.updated_at, undefined),
  });
  const names = { business_id: ctx.businessId, purchase_id: row.id, contact_id: row.contact_id };
  for (const { type, sessions } of moved.moves)
    await insertSessionMovement(tx, {
      ...{ ...names, id: newId(), type, sessions, about: about.slice(0, 500), created_by: by, created_at: at },
      appointment_id: type === "used" || type === "returned" ? appointmentId : null,
      use_id: type === "returned" ? useId : null,
    });
  await announce(tx, ctx, packagePurchaseChanged, { clientId: row.contact_id });
}
