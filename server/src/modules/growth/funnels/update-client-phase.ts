// `updateClientPhase`: a move for screens over the socket; an action leads to the funnel's target (D-11.2).
import { ACTIONS, NO_PLACE, placeAfter, readPlace } from "@mostrador/domain/growth/funnels/phases.ts";
import { funnels } from "@mostrador/domain/growth/funnels/resource.ts";
import { moveClient as route } from "@mostrador/domain/growth/funnels/routes.ts";
import { PhaseUpdate } from "@mostrador/domain/growth/funnels/schema.ts";
import { conflict, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { socketCall } from "../../../kernel/live/socket-call.ts";
import { knownContacts } from "../../business/contacts/index.ts";
import { moveContact } from "./move-contact.ts";
import { holdFunnel } from "./place.store.ts";
import { NO_SCENARIO, placeIn } from "./places.ts";

export const updateClientPhase = socketCall({
  name: "updateClientPhase",
  route,
  payload: PhaseUpdate,
  refusal: "Revisa el movimiento",
  handle: update,
});

function update(ctx: TenantCtx, { clientInfo, funnelId, phase, actionReference }: PhaseUpdate) {
  const contactId = clientInfo._id;
  const action = ACTIONS.find((each) => each === actionReference);
  return transact(ctx, async (tx) => {
    if ((await knownContacts(tx, [contactId])).length === 0) throw notFound("No se encontró al contacto");
    const funnel = await holdFunnel(tx, funnelId);
    if (!funnel) throw notFound(funnels.texts.unknown);
    if (funnel.isArchived && (action || phase !== NO_PLACE))
      throw conflict("El funnel está archivado: recupéralo para mover contactos");
    // 'sin_fase.ninguno' removes them from the funnel.
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
