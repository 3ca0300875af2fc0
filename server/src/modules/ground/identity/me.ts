import type { getMe as meRoute, signOutEverywhere as outRoute } from "@mostrador/domain/ground/identity/routes.ts";
import type { PersonCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { announceRevocation } from "../../../kernel/live/announce.ts";
import { deleteSessionsOf } from "./session.store.ts";

export async function getMe({ principal }: PersonCtx, _call: Call<typeof meRoute>) {
  const { userId, name, email, emailVerified, role, secondFactor, memberships } = principal;
  return { data: { user: { _id: userId, name, email, emailVerified, role, secondFactor }, memberships } };
}

/** Ends every session of the person, including this one. */
export async function signOutEverywhere(ctx: PersonCtx, _call: Call<typeof outRoute>) {
  await transact(ctx, async (tx) => {
    await deleteSessionsOf(tx, ctx.principal.userId);
    await announceRevocation(tx, ctx, ctx.principal.userId);
  });
  return { data: null, message: "Cerraste sesión en todos tus dispositivos" };
}
