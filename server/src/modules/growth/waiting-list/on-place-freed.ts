// The events that move the queue: a slot may be free, a new entry, an expired hold. Also closes entries of people who
// have booked, or who gave up the appointment to move.
import { BranchChanged } from "@mostrador/domain/business/branches/resource.ts";
import { SpecialistChanged } from "@mostrador/domain/business/specialists/resource.ts";
import { FacilityChanged } from "@mostrador/domain/catalog/facilities/resource.ts";
import { ServiceChanged } from "@mostrador/domain/catalog/services/resource.ts";
import { OfferMade, OfferWanted } from "@mostrador/domain/growth/waiting-list/schema.ts";
import {
  AppointmentCreated,
  AppointmentDeleted,
  AppointmentMoved,
  AppointmentStatusChanged,
  BlockChanged,
  NO_CLIENT,
} from "@mostrador/domain/scheduling/appointments/schema.ts";
import { type AppointmentStatus, holdsPlace } from "@mostrador/domain/scheduling/appointments/status.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { on, onTogether, publish } from "../../../kernel/queue/queue.ts";
import { findAppointment } from "../../scheduling/appointments/index.ts";
import { endEntry, waitOn } from "./end-offer.ts";
import { lockOpenOffer, readOffer } from "./offer.store.ts";
import { findByAppointment, findWithoutAppointment, isAnyoneWaiting, lockEntry } from "./waiting.store.ts";

/**
 * Searches of one business wait for each other. So many of its causes share one, such as all changes of a morning;
 * otherwise those that wait would hold every connection of the worker.
 */
const TOGETHER = 8;

export function waitingSubscribers(offerPlaces: (ctx: TenantCtx) => Promise<void>) {
  return [
    on(
      AppointmentStatusChanged,
      { name: "offer-freed-place", title: "Ofrecer un lugar que se liberó" },
      async (ctx, { appointmentId, to }) => {
        if (holdsPlace(to as AppointmentStatus)) return;
        await leaveWith(ctx, appointmentId);
        await offerAgain(ctx);
      },
    ),
    on(AppointmentMoved, { name: "offer-left-place", title: "Ofrecer el lugar que dejó una cita" }, offerAgain),
    on(
      AppointmentDeleted,
      { name: "offer-deleted-place", title: "Ofrecer el lugar de una cita eliminada" },
      offerAgain,
    ),
    // more places: a larger class, another room, other hours, a block that went away
    on(ServiceChanged, { name: "offer-places-of-service", title: "Ofrecer lugares de un servicio" }, offerAgain),
    on(FacilityChanged, { name: "offer-places-of-room", title: "Ofrecer lugares de una sala" }, offerAgain),
    on(SpecialistChanged, { name: "offer-places-of-person", title: "Ofrecer lugares de un especialista" }, offerAgain),
    on(BranchChanged, { name: "offer-places-of-branch", title: "Ofrecer lugares de una sucursal" }, offerAgain),
    on(BlockChanged, { name: "offer-unblocked-place", title: "Ofrecer un horario desbloqueado" }, offerAgain),
    onTogether(
      OfferWanted,
      { name: "offer-places", title: "Ofrecer lugares a quien espera" },
      async (ctx) => {
        await offerPlaces(ctx);
        return new Map();
      },
      TOGETHER,
    ),
    on(
      AppointmentCreated,
      { name: "withdraw-waiting", title: "Quitar de la lista de espera" },
      (ctx, { appointmentId }) => withdraw(ctx, appointmentId),
    ),
    on(OfferMade, { name: "end-hold", title: "Liberar un lugar ofrecido" }, (ctx, { offerId }) =>
      endHold(ctx, offerId),
    ),
  ];
}

async function offerAgain(ctx: TenantCtx): Promise<void> {
  await transact(ctx, async (tx, inside) => {
    if (await isAnyoneWaiting(tx)) await publish(tx, inside, OfferWanted, {});
  });
}

/** A cancelled appointment needs no earlier slot. */
async function leaveWith(ctx: TenantCtx, appointmentId: string): Promise<void> {
  await transact(ctx, async (tx, inside) => {
    const entry = await findByAppointment(tx, appointmentId);
    if (entry && (await lockEntry(tx, entry.id))) await endEntry(tx, inside, entry.id, "left");
  });
}

/** A person who booked the requested service, anywhere, waits no longer. */
async function withdraw(ctx: TenantCtx, appointmentId: string): Promise<void> {
  const made = await findAppointment(ctx, appointmentId);
  if (!made || made.clientId === NO_CLIENT) return;
  await transact(ctx, async (tx, inside) => {
    const before = new Date(made.createdAt);
    for (const { id } of await findWithoutAppointment(tx, made.clientId, made.serviceId, before)) {
      const entry = await lockEntry(tx, id);
      if (entry?.status === "waiting" || entry?.status === "offered") await endEntry(tx, inside, id, "booked");
    }
  });
}

async function endHold(ctx: TenantCtx, offerId: string): Promise<void> {
  await transact(ctx, async (tx, inside) => {
    const { entry_id: entryId } = (await readOffer(tx, offerId)) ?? {};
    if (!entryId || !(await lockEntry(tx, entryId))) return;
    const offer = await lockOpenOffer(tx, entryId);
    if (offer?.id !== offerId) return;
    const end = offer.held_until.getTime();
    // the clock of the caller may be a moment ahead
    if (end > ctx.now) await publish(tx, inside, OfferMade, { offerId }, { at: end });
    else await waitOn(tx, inside, offer, "ended");
  });
}
