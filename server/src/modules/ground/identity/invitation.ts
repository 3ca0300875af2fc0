// Joining a business: an owner makes a code with fixed permissions, a person uses it once (D-2.4). Claiming a business
// is the same, with a code from the team that prepared it.
import { createHash } from "node:crypto";
import { UNLIMITED } from "@mostrador/domain/ground/identity/limits.ts";
import type {
  createInvitation as createRoute,
  joinBusiness as joinRoute,
} from "@mostrador/domain/ground/identity/routes.ts";
import type { MemberRole } from "@mostrador/domain/ground/identity/schema.ts";
import { conflict, DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { actorOf, type PersonCtx, type TenantCtx, tenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newCode, newId } from "../../../kernel/id.ts";
import { announceRevocation } from "../../../kernel/live/announce.ts";
import { businessFacts } from "./business-facts.ts";
import {
  countInvitations,
  findInvitationBusiness,
  insertInvitation,
  insertMembership,
  makeOwner,
  makeStaff,
  readOwners,
  useInvitation,
} from "./membership.store.ts";
import { findUser } from "./session.store.ts";
import { writeAudit } from "./write-audit.ts";

const VALID_MS = 72 * 3600_000;
const CODE_LENGTH = 24;
/** They expire after three days. */
const MOST_OPEN = 100;
const TOO_MANY = "Tienes demasiadas invitaciones sin usar. Espera a que alguien las use o a que venzan.";
const EVERYTHING = { access: "full" as const, permissions: [], limits: UNLIMITED };

export async function createInvitation(ctx: TenantCtx, { body }: Pick<Call<typeof createRoute>, "body">) {
  const code = newCode(CODE_LENGTH);
  const id = newId();
  const expiresAt = new Date(ctx.now + VALID_MS);
  const { role } = body.invitation;
  if (role === "owner" && !isOfTeam(ctx)) throw new DomainError(403, "Solo quien preparó el negocio puede entregarlo");
  const { access, permissions, limits } = role === "owner" ? EVERYTHING : body.invitation;
  await transact(ctx, async (tx) => {
    if ((await countInvitations(tx, ctx.businessId, new Date(ctx.now))) >= MOST_OPEN)
      throw new DomainError(422, TOO_MANY);
    const createdBy = ctx.actor.kind === "person" ? ctx.actor.userId : null;
    await insertInvitation(tx, {
      businessId: ctx.businessId,
      id,
      codeHash: hashOf(code),
      role,
      access,
      permissions,
      limits,
      createdBy,
      expiresAt,
    });
    await writeAudit(tx, ctx, {
      action: "invitation.created",
      summary: role === "owner" ? "Creó un identificador para entregar el negocio" : "Creó una invitación",
      details: { id, role, access, limits },
    });
  });
  return { data: { _id: id, code, expiresAt: expiresAt.toISOString() }, message: "Invitación creada correctamente" };
}

/**
 * 404 for a code that is unknown, used or expired: all read alike. 409 when the person is already a member. `as`: only
 * accepts a code that grants this role.
 */
export async function joinBusiness(
  ctx: PersonCtx,
  { params, body }: Pick<Call<typeof joinRoute>, "params" | "body">,
  as?: MemberRole,
) {
  if (params.id !== ctx.principal.userId) throw new DomainError(403, "No tienes permiso para hacer esto");
  const codeHash = hashOf(body.code);
  const place = await transact(ctx, (tx) => findInvitationBusiness(tx, codeHash));
  const unknown = notFound("El código no es válido o ya se usó");
  if (!place || (body.businessId && body.businessId !== place.business_id)) throw unknown;
  const tenant = tenantCtx(ctx, place.business_id, actorOf(ctx.principal));
  const { userId } = ctx.principal;
  return transact(tenant, async (tx) => {
    const grant = await useInvitation(tx, codeHash, userId, new Date(ctx.now));
    if (!grant || (as && grant.role !== as)) throw unknown;
    const { access, permissions, limits } = grant;
    const { role } = grant;
    const membership = { businessId: tenant.businessId, userId, role, access, permissions, limits };
    const isNew = await insertMembership(tx, membership);
    if (!isNew && !(role === "owner" && (await makeOwner(tx, userId)))) throw conflict("Ya perteneces a este negocio");
    if (role === "owner") await takeOver(tx, tenant, userId, grant.created_by);
    else await writeAudit(tx, tenant, { action: "member.joined", summary: `${ctx.principal.name} se unió al negocio` });
    await announceRevocation(tx, tenant, userId);
    const name = (await ctx.fillings.one(businessFacts).card(tx))?.name ?? "";
    const data = { businessId: tenant.businessId, name, role, access, permissions, limits };
    return { data, message: role === "owner" ? "El negocio ya es tuyo" : "Te uniste al negocio" };
  });
}

/**
 * Called by the team: the person becomes the owner, and the previous owner keeps full access. 404 for a person without
 * an account.
 */
export async function giveBusiness(tx: Tx, ctx: TenantCtx, userId: string): Promise<void> {
  const user = await findUser(tx, userId);
  if (!user) throw notFound("No se encontró a esa persona", "user");
  const before = await readOwners(tx);
  if (before.length === 1 && before[0]?.user_id === userId) return;
  const isNew = await insertMembership(tx, { businessId: ctx.businessId, userId, role: "owner", ...EVERYTHING });
  if (!isNew) await makeOwner(tx, userId);
  for (const { user_id } of before) {
    if (user_id !== userId && (await makeStaff(tx, user_id))) await announceRevocation(tx, ctx, user_id);
  }
  await writeAudit(tx, ctx, {
    action: "business.given",
    summary: `El negocio pasó a ser de ${user.name}`,
    details: { to: userId, from: before.map(({ user_id }) => user_id) },
  });
  await announceRevocation(tx, ctx, userId);
}

/** The previous owner keeps full access, which the new one may remove. */
async function takeOver(tx: Tx, ctx: TenantCtx, userId: string, from: string | null): Promise<void> {
  await writeAudit(tx, ctx, { action: "business.claimed", summary: "Recibió el negocio como su dueño" });
  if (from === null || from === userId || !(await makeStaff(tx, from))) return;
  await announceRevocation(tx, ctx, from);
}

function isOfTeam({ actor }: TenantCtx): boolean {
  return actor.kind === "person" && actor.role !== "user";
}

function hashOf(code: string): string {
  return createHash("sha256").update(code).digest("base64url");
}
