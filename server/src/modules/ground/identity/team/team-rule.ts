// What a business asks of its team: a second factor. The rule of permissions refuses everything to a member without one
// (`permission.ts` of the domain), on every call, socket and message to the team.
import type { getTeamRule as getRoute, setTeamRule as setRoute } from "@mostrador/domain/ground/identity/routes.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { announceRevocation } from "../../../../kernel/live/announce.ts";
import { readMembers } from "../membership.store.ts";
import { hasSecondFactor } from "../session.store.ts";
import { writeAudit } from "../write-audit.ts";
import { readNeedsSecondFactor, writeNeedsSecondFactor } from "./team-rule.store.ts";

export async function getTeamRule(ctx: TenantCtx, _call: Call<typeof getRoute>) {
  return { data: { needsSecondFactor: await readTogether(ctx, readNeedsSecondFactor) } };
}

/** 422 for an owner without a second factor: the rule would lock them out themselves. Takes effect at once. */
export async function setTeamRule(ctx: TenantCtx, { body: { rule } }: Call<typeof setRoute>) {
  const needs = rule.needsSecondFactor;
  await transact(ctx, async (tx) => {
    if (needs && !(ctx.actor.kind === "person" && (await hasSecondFactor(tx, ctx.actor.userId))))
      throw new DomainError(422, OWN_FIRST);
    const before = await readNeedsSecondFactor(tx);
    await writeNeedsSecondFactor(tx, ctx.businessId, needs);
    if (needs === before) return;
    await writeAudit(tx, ctx, {
      action: "team.secondFactor",
      summary: needs ? "Pidió al equipo la verificación en dos pasos" : "Dejó de pedir la verificación en dos pasos",
    });
    for (const member of await readMembers(tx))
      if (!member.two_factor_enabled) await announceRevocation(tx, ctx, member.user_id);
  });
  const message = needs
    ? "Tu equipo entra desde ahora con verificación en dos pasos"
    : "Tu equipo entra desde ahora solo con su contraseña";
  return { data: rule, message };
}

const OWN_FIRST = "Activa primero la verificación en dos pasos en «Tu cuenta»: sin ella te quedarías fuera.";
