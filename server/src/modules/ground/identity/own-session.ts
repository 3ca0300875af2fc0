// Where a person is signed in: each session can be ended from any other, such as one on a lost phone.
import { browserName } from "@mostrador/domain/ground/devices/browser-name.ts";
import type { endSession as endRoute, listSessions as listRoute } from "@mostrador/domain/ground/identity/routes.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { PersonCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { announceRevocation } from "../../../kernel/live/announce.ts";
import { deleteSession, readSessionsOf } from "./session.store.ts";

/** The current one first, then the newest. */
export async function listSessions(ctx: PersonCtx, _call: Call<typeof listRoute>) {
  const { userId, sessionId } = ctx.principal;
  const rows = await transact(ctx, (tx) => readSessionsOf(tx, userId, new Date(ctx.now)));
  const sessions = rows.map(({ id, user_agent, created_at }) => ({
    _id: id,
    device: browserName(user_agent ?? ""),
    createdAt: created_at.toISOString(),
    isThis: id === sessionId,
  }));
  return { data: sessions.sort((a, b) => Number(b.isThis) - Number(a.isThis)) };
}

/** An open screen of that session is signed out at once. */
export async function endSession(ctx: PersonCtx, { params }: Call<typeof endRoute>) {
  const { userId } = ctx.principal;
  await transact(ctx, async (tx) => {
    if (!(await deleteSession(tx, userId, params.id))) throw notFound("No se encontró la sesión");
    await announceRevocation(tx, ctx, userId);
  });
  return { data: { _id: params.id }, message: "Cerraste la sesión en ese dispositivo" };
}
