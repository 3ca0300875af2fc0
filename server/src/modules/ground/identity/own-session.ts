// Where a person is signed in: each session can be ended from any other, such as one on a lost phone.
import { browserName } from "@mostrador/domain/ground/devices/browser-name.ts";
import type {
  endOtherSessions as endOthersRoute,
  endSession as endRoute,
  listSessions as listRoute,
} from "@mostrador/domain/ground/identity/routes.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { PersonCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { announceRevocation } from "../../../kernel/live/announce.ts";
import { deleteOtherSessions, deleteSession, readSessionsOf } from "./session.store.ts";

/** The current one first, then the one used last. */
export async function listSessions(ctx: PersonCtx, _call: Call<typeof listRoute>) {
  const { userId, sessionId } = ctx.principal;
  const rows = await transact(ctx, (tx) => readSessionsOf(tx, userId, new Date(ctx.now)));
  const sessions = rows.map(({ id, user_agent, ip_address, created_at, seen_at }) => ({
    _id: id,
    device: browserName(user_agent ?? ""),
    network: shownNetwork(ip_address ?? ""),
    createdAt: created_at.toISOString(),
    seenAt: seen_at.toISOString(),
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

/** Open screens of those sessions are signed out at once. */
export async function endOtherSessions(ctx: PersonCtx, _call: Call<typeof endOthersRoute>) {
  const { userId, sessionId } = ctx.principal;
  const ended = await transact(ctx, async (tx) => {
    const count = await deleteOtherSessions(tx, userId, sessionId);
    if (count > 0) await announceRevocation(tx, ctx, userId);
    return count;
  });
  return { data: null, message: saidOfEnded(ended) };
}

function saidOfEnded(count: number): string {
  if (count === 0) return "No había otra sesión abierta";
  return count === 1 ? "Cerraste la sesión en otro dispositivo" : `Cerraste la sesión en otros ${count} dispositivos`;
}

/** The beginning of an address, which tells networks apart and names nobody's connection: '189.203.…'. */
export function shownNetwork(address: string): string {
  const plain = address.replace(/^::ffff:/i, "");
  if (/^\d+(\.\d+){3}$/.test(plain)) return `${plain.split(".").slice(0, 2).join(".")}.…`;
  const groups = plain.split(":").filter(Boolean);
  return groups.length >= 3 ? `${groups.slice(0, 2).join(":")}:…` : plain;
}
