// The waiting list: people who want an earlier slot, and the slots that are held for one of them at a time.
import * as routes from "@mostrador/domain/growth/waiting-list/routes.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import type { Reservations } from "../reservations/index.ts";
import { endEntry } from "./end-offer.ts";
import { joinActions } from "./join.ts";
import { offerPlaces } from "./offer-places.ts";
import { waitingSubscribers } from "./on-place-freed.ts";
import { ownWaitingActions } from "./own-waiting.ts";
import { presentWaiting } from "./present-waiting.ts";
import { lockEntry, type NamedEntry, readLine } from "./waiting.store.ts";

export { waitingEntryRows } from "./waiting-entry-rows.store.ts";

/** An entry of the staff. */
export function addToWaitingList(reservations: Reservations) {
  return joinActions(reservations, ownWaitingActions(reservations).tell).add;
}

export function waitingListModule(reservations: Reservations): Module {
  const own = ownWaitingActions(reservations);
  const joining = joinActions(reservations, own.tell);
  const addressOf = async (ctx: TenantCtx, entry: NamedEntry) => {
    const { data } = await reservations.settings.getSettings(ctx);
    return `${data.url}/espera/${own.tokenFor(entry)}`;
  };
  return {
    eventRows: { waiting_changed: { waitingId: "waiting_entries" } },
    routes: [
      bind(routes.listWaiting, async (ctx) => ({ data: (await readTogether(ctx, readLine)).map(presentWaiting) })),
      bind(routes.addWaiting, joining.add),
      bind(routes.removeWaiting, async (ctx, { params }) => {
        await transact(ctx, async (tx, inside) => {
          const entry = await lockEntry(tx, params.id);
          if (entry?.status !== "waiting" && entry?.status !== "offered")
            throw notFound("No se encontró en la lista de espera");
          await endEntry(tx, inside, entry.id, "left");
        });
        return { data: null, message: "Salió de la lista de espera" };
      }),
      bind(routes.joinWaiting, joining.join),
      bind(routes.waitWithBooking, joining.joinWithBooking),
      bind(routes.getOwnWaiting, own.get),
      bind(routes.acceptOffer, own.accept),
      bind(routes.refuseOffer, own.refuse),
      bind(routes.leaveWaiting, own.leave),
    ],
    subscribers: waitingSubscribers((ctx) => offerPlaces(ctx, addressOf)),
  };
}
