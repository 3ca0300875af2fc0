// `updateClientPhase`: a move for screens that speak over the socket; an action leads where the funnel says (D-11.2).
import { allows } from "@mostrador/domain/ground/identity/permission.ts";
import { ACTIONS, NO_PLACE, placeAfter, readPlace } from "@mostrador/domain/growth/funnels/phases.ts";
import { funnels } from "@mostrador/domain/growth/funnels/resource.ts";
import { moveClient as route } from "@mostrador/domain/growth/funnels/routes.ts";
import { PhaseUpdate } from "@mostrador/domain/growth/funnels/schema.ts";
import { conflict, DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { actorOf, type Principal, type SystemCtx, type TenantCtx, tenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { OpenAsGuest } from "../../../kernel/http/tenant.ts";
import { newId } from "../../../kernel/id.ts";
import type { SocketEvent } from "../../../kernel/live/live.ts";
import { knownContacts } from "../../business/contacts/index.ts";
import { moveContact } from "./move-contact.ts";
import { holdFunnel } from "./place.store.ts";
import { NO_SCENARIO, placeIn } from "./places.ts";

export function updateClientPhase(system: (requestId: string) => SystemCtx, openAsGuest: OpenAsGuest): SocketEvent {
  return {
    name: "updateClientPhase",
    async handle(principal: Principal, businessId: string, payload: Record<string, unknown>) {
      const ctx = system(newId());
      const membership =
        principal.memberships.find((each) => each.businessId === businessId) ??
        (await openAsGuest({ ...ctx, kind: "person", principal }, businessId));
      if (!membership) throw notFound("No se encontró el negocio");
      if (!allows(membership, route.access)) throw new DomainError(403, "No tienes permiso para hacer esto");
      const parsed = PhaseUpdate.safeParse(payload);
      if (!parsed.success) throw new DomainError(400, parsed.error.issues[0]?.message ?? "Revisa el movimiento");
      return update(tenantCtx(ctx, businessId, actorOf(principal)), parsed.data);
    },
  };
}

function update(ctx: TenantCtx, { clientInfo, funnelId, phase, actionReference }: PhaseUpdate) {
  const contactId = clientInfo._id;
  const action = ACTIONS.find((each) => each === actionReference);
  return transact(ctx, async (tx) => {
    if ((await knownContacts(tx, [contactId])).length === 0) throw notFound("No se encontró al contacto");
    const funnel = await holdFunnel(tx, funnelId);
    if (!funnel) throw notFound(funnels.texts.unknown);
    if (funnel.isArchived && (action || phase !== NO_PLACE))
      throw conflict("El funnel está archivado: recupéralo para mover contactos");
    // 'sin_fase.ninguno' takes them out of the funnel.
    const place = action || phase === NO_PLACE ? null : readPlace(funnel.phases, phase);
    if (!action && !place && phase !== NO_PLACE) throw notFound(NO_SCENARIO);
    await moveContact(tx, ctx, {
      funnelId,
      contactId,
      action: action ?? "none",
      to: (phases, present) => (action ? (placeAfter(phases, present, action) ?? undefined) : place),
    });
    return placeIn(tx, ctx, contactId, funnelId);
  });
}
