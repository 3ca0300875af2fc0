// The actions of an entry's link holder: see it, take the held slot, decline it, leave the queue. Taking it ends the
// hold and books in one transaction: the slot is theirs exactly once, or they get the reason.

import { waitingChanged } from "@mostrador/domain/growth/waiting-list/live.ts";
import type { OwnWaiting } from "@mostrador/domain/growth/waiting-list/schema.ts";
import { conflict, DomainError } from "@mostrador/domain/kit/domain-error.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import type { PublicCtx, TenantCtx } from "../../../kernel/context.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { idOfToken, tokenOf } from "../../../kernel/sign.ts";
import { createAppointment, findAppointment, rescheduleAppointment } from "../../scheduling/appointments/index.ts";
import { type EnteredPage, enterPage, noLink, type Reservations } from "../reservations/index.ts";
import { endEntry, giveBack, waitOn } from "./end-offer.ts";
import { lockOpenOffer, type OfferRow } from "./offer.store.ts";
import { presentOwn } from "./present-waiting.ts";
import { type EntryRow, lockEntry, type NamedEntry, readNamedEntry, updateWaiting } from "./waiting.store.ts";

const PURPOSE = "espera";
const ENDED = "El apartado ya terminó. Sigues en la lista y te avisaremos del siguiente.";

const GONE = "Ese lugar ya no está libre.";

type LinkCall = { params: { search: string; token: string } };

export function ownWaitingActions({ limits, links, signer }: Reservations) {
  const tokenFor = ({ business_id, id, contact_id }: Pick<EntryRow, "business_id" | "id" | "contact_id">) =>
    tokenOf(id, signer.mark(PURPOSE, business_id, id, contact_id));

  async function open({ ctx }: EnteredPage, token: string): Promise<NamedEntry> {
    const named = idOfToken(token);
    const row = named && (await readTogether(ctx, (tx) => readNamedEntry(tx, named.id)));
    if (!row || !signer.isMark(named.mark, PURPOSE, ctx.businessId, row.id, row.contact_id)) throw noLink();
    return row;
  }

  async function tell({ ctx }: EnteredPage, { id }: Pick<EntryRow, "id">): Promise<OwnWaiting> {
    const row = await readTogether(ctx, (tx) => readNamedEntry(tx, id));
    if (!row) throw noLink();
    const came = row.booked_id && (await findAppointment(ctx, row.booked_id));
    const booking = came ? links.linkOf(ctx.businessId, { contactId: came.clientId, appointmentId: came._id }) : null;
    return presentOwn(row, tokenFor(row), booking);
  }

  /** Checks the link, locks the entry, acts, and returns the entry afterwards. */
  const withOwn =
    (work: (tx: Tx, ctx: TenantCtx, entry: EntryRow) => Promise<void>, message: string) =>
    async (ctx: PublicCtx, { params }: LinkCall) => {
      const page = await enterPage(ctx, params.search);
      await limits.count(ctx, page, "change");
      const { id } = await open(page, params.token);
      await transact(page.ctx, async (tx, inside) => {
        const entry = await lockEntry(tx, id);
        if (!entry) throw noLink();
        await work(tx, inside, entry);
      });
      return { data: await tell(page, { id }), message };
    };

  return {
    tell,
    tokenFor,
    async get(ctx: PublicCtx, { params }: LinkCall) {
      const page = await enterPage(ctx, params.search);
      await limits.count(ctx, page, "link");
      return { data: await tell(page, await open(page, params.token)) };
    },
    accept: withOwn(accept, "El lugar es tuyo"),
    refuse: withOwn(refuse, "Dejaste pasar ese lugar. Sigues en la lista."),
    leave: withOwn(async (tx, ctx, entry) => {
      if (entry.status === "waiting" || entry.status === "offered") await endEntry(tx, ctx, entry.id, "left");
    }, "Saliste de la lista de espera"),
  };
}

/** A second take has no further effect. */
async function accept(tx: Tx, ctx: TenantCtx, entry: EntryRow): Promise<void> {
  if (entry.status === "booked" && entry.booked_id) return;
  const offer = await lockOpenOffer(tx, entry.id);
  if (!offer || offer.held_until.getTime() <= ctx.now) throw conflict(ENDED);
  // a person deleted the hold from the agenda, or the class was moved
  if (!offer.block_id) throw conflict(GONE);
  await giveBack(tx, ctx, offer, "accepted");
  const booked = await take(tx, ctx, entry, offer);
  await updateWaiting(tx, entry.id, { status: "booked", booked_id: booked, updated_at: new Date(ctx.now) });
  await announce(tx, ctx, waitingChanged, { waitingId: entry.id });
}

async function take(tx: Tx, ctx: TenantCtx, entry: EntryRow, offer: OfferRow): Promise<string> {
  const row = await readNamedEntry(tx, entry.id);
  const start = offer.starts.getTime();
  const lastDay = localOf(row?.zone ?? "UTC", start).day;
  const place = {
    branchId: entry.branch_id,
    serviceId: entry.service_id,
    specialistId: offer.specialist_id,
    start,
    requireFree: { earliest: ctx.now, lastDay },
  };
  try {
    if (entry.appointment_id) {
      const own = { contactId: entry.contact_id, appointmentId: entry.appointment_id };
      return (await rescheduleAppointment(ctx, own, place)).id;
    }
    const details = entry.is_proved ? "De la lista de espera." : "De la lista de espera. Número sin verificar.";
    const request = { ...place, clientId: entry.contact_id, details, type: "en línea" };
    return (await createAppointment(ctx, { ...request, requestKey: `waiting:${entry.id}` }))._id;
  } catch (error) {
    if (error instanceof DomainError && error.status === 409) throw conflict(GONE);
    throw error;
  }
}

async function refuse(tx: Tx, ctx: TenantCtx, entry: EntryRow): Promise<void> {
  const offer = await lockOpenOffer(tx, entry.id);
  if (offer) await waitOn(tx, ctx, offer, "refused");
}
