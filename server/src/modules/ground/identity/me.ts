import type { getMe as meRoute, signOutEverywhere as outRoute } from "@mostrador/domain/ground/identity/routes.ts";
import type { PersonCtx } from "../../../kernel/context.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { announceRevocation } from "../../../kernel/live/announce.ts";
import { partnerOfGuest } from "./open-as-guest.ts";
import { deleteSessionsOf } from "./session.store.ts";

export async function getMe(ctx: PersonCtx, _call: Call<typeof meRoute>) {
  const { userId, name, email, emailVerified, role, secondFactor, memberships } = ctx.principal;
  const partner =
    role === "partner" ? await readTogether(ctx, (tx) => ctx.fillings.one(partnerOfGuest)(tx, userId)) : undefined;
  const user = { _id: userId, name, email, emailVerified, role, secondFactor };
  return { data: { user, partner: partner ?? null, memberships } };
}

/** Ends every session of the person, including this one. */
export async function signOutEverywhere(ctx: PersonCtx, _call: Call<typeof outRoute>) {
  await transact(ctx, async (tx) => {
    await deleteSessionsOf(tx, ctx.principal.userId);
    await announceRevocation(tx, ctx, ctx.principal.userId);
  });
  return { data: null, message: "Cerraste sesión en todos tus dispositivos" };
}
