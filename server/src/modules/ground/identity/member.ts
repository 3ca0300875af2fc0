// The members of a business, as its owner sees them, and their permissions.

import { MemberRemoved } from "@mostrador/domain/ground/identity/events.ts";
import type {
  setMemberGrant as grantRoute,
  listMembers as listRoute,
  removeMember as removeRoute,
} from "@mostrador/domain/ground/identity/routes.ts";
import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { announceRevocation } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { deleteMembership, readMember, readMembers, updateGrant } from "./membership.store.ts";
import { writeAudit } from "./write-audit.ts";

export async function listMembers(ctx: TenantCtx, _call: Call<typeof listRoute>) {
  return { data: (await readTogether(ctx, readMembers)).map(memberOf) };
}

/** 404 for a person of another business, 422 for an owner (D-15.3). Takes effect at once on every open screen. */
export async function setMemberGrant(ctx: TenantCtx, { params, body }: Call<typeof grantRoute>) {
  const row = await transact(ctx, async (tx) => {
    const before = await staffMember(tx, params.userId, "Los permisos de quien es dueño no se pueden limitar");
    const grant = { ...body.member, limits: body.member.limits ?? before.limits };
    await updateGrant(tx, params.userId, grant);
    await writeAudit(tx, ctx, {
      action: "member.granted",
      summary: `Cambió los permisos de ${before.name}`,
      details: { userId: params.userId, ...grant },
    });
    await announceRevocation(tx, ctx, params.userId);
    return { ...before, ...grant };
  });
  return { data: memberOf(row), message: "Permisos actualizados correctamente" };
}

export async function removeMember(ctx: TenantCtx, { params }: Call<typeof removeRoute>) {
  await transact(ctx, async (tx) => {
    const before = await staffMember(tx, params.userId, "No se puede quitar a quien es dueño del negocio");
    await deleteMembership(tx, params.userId);
    await writeAudit(tx, ctx, {
      action: "member.removed",
      summary: `Quitó el acceso a ${before.name}`,
      details: { userId: params.userId },
    });
    await publish(tx, ctx, MemberRemoved, { userId: params.userId });
    await announceRevocation(tx, ctx, params.userId);
  });
  return { data: null, message: "Acceso eliminado correctamente" };
}

/** For a membership that another change has ended: the owner reads it, and what hung on the person is freed. */
export async function noteMembershipEnded(ctx: TenantCtx, { userId, name }: { userId: string; name: string }) {
  await transact(ctx, async (tx) => {
    await writeAudit(tx, ctx, { action: "member.removed", summary: `Quitó el acceso a ${name}`, details: { userId } });
    await publish(tx, ctx, MemberRemoved, { userId });
  });
}

async function staffMember(tx: Tx, userId: string, ownerText: string) {
  const member = await readMember(tx, userId);
  if (!member) throw notFound("No se encontró a esa persona");
  if (member.role === "owner") throw new DomainError(422, ownerText);
  return member;
}

function memberOf(row: NonNullable<Awaited<ReturnType<typeof readMember>>>) {
  return {
    userId: row.user_id,
    name: row.name,
    email: row.email,
    role: row.role,
    access: row.access,
    permissions: row.permissions,
    limits: row.limits,
    secondFactor: row.two_factor_enabled,
    createdAt: row.created_at.toISOString(),
  };
}
