// Offers a free slot to the first matching person in the queue: holds it for some minutes with a block that all
// bookings respect, with its room or its place in a class, and sends a message with the link. People without a channel
// are skipped, and staff see it.

import { bookingWindow } from "@mostrador/domain/growth/reservations/window.ts";
import { waitingChanged } from "@mostrador/domain/growth/waiting-list/live.ts";
import { OfferMade } from "@mostrador/domain/growth/waiting-list/schema.ts";
import { fitsWish } from "@mostrador/domain/growth/waiting-list/wish.ts";
import { isoAt, localOf } from "@mostrador/domain/kit/time.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { objectsTo } from "../../business/privacy/index.ts";
import { type FoundSlot, findSlots, holdPlace, removeEntry } from "../../scheduling/appointments/index.ts";
import { givenBy, reservationRules, shownOf, writeToContact } from "../reservations/index.ts";
import { waitOn } from "./end-offer.ts";
import { insertOffer, lockOpenOffer, offerAlone, readOverdue, readRefused } from "./offer.store.ts";
import { offerText } from "./offer-text.ts";
import { lockEntry, type NamedEntry, readLine, updateWaiting } from "./waiting.store.ts";

const MINUTE_MS = 60_000;
const HOLD_COLOR = "#8d6e63";

/** The page where the person sees the held slot. */
type AddressOf = (ctx: TenantCtx, entry: NamedEntry) => Promise<string>;

/**
 * Checks every entry of the queue, in order. Each offer is a transaction of its own: what it holds counts for the next
 * search, and no booking waits for more than one.
 */
export async function offerPlaces(ctx: TenantCtx, addressOf: AddressOf): Promise<void> {
  const skipped = new Set<string>();
  let isMore = true;
  while (isMore) isMore = await offerNext(ctx, addressOf, skipped);
}

/** Whether there was anything to offer. `skipped`: entries that left, or whose slot someone else took, at that moment. */
async function offerNext(ctx: TenantCtx, addressOf: AddressOf, skipped: Set<string>): Promise<boolean> {
  return transact(ctx, async (tx, inside) => {
    await offerAlone(tx);
    for (const { entry_id: entryId } of await readOverdue(tx, new Date(ctx.now))) await endOverdue(tx, inside, entryId);
    const line = await readLine(tx);
    if (line.length === 0) return false;
    const rules = await reservationRules(inside);
    const shown = await shownOf({ ctx: inside, rules });
    const open = (await dropOver(tx, inside, line)).filter(({ id }) => !skipped.has(id));
    const found = await firstTurn(open, (entry) => firstFree(tx, inside, entry, rules, shown));
    if (!found) return false;
    // A slot may become free during the search: it is for the first matching entry, also of those already checked.
    const earlier = open.slice(0, open.indexOf(found.entry));
    const turn = (await firstTurn(earlier, (entry) => firstFree(tx, inside, entry, rules, shown))) ?? found;
    const { entry, slot } = turn;
    // it may have left, or be booked, since the queue was read
    const isWaiting = (await lockEntry(tx, entry.id))?.status === "waiting";
    const isOffered = isWaiting && (await offer(tx, inside, entry, slot, rules.holdMinutes, addressOf));
    if (!isOffered) skipped.add(entry.id);
    return true;
  });
}

async function firstTurn(
  line: readonly NamedEntry[],
  free: (entry: NamedEntry) => Promise<FoundSlot | undefined>,
): Promise<{ entry: NamedEntry; slot: FoundSlot } | null> {
  for (const entry of line) {
    const slot = await free(entry);
    if (slot) return { entry, slot };
  }
  return null;
}

/** The entries that may get an offer; those with a past request are closed. */
async function dropOver(tx: Tx, ctx: TenantCtx, line: readonly NamedEntry[]): Promise<NamedEntry[]> {
  for (const { id } of line.filter((entry) => isOver(entry, ctx.now))) {
    await updateWaiting(tx, id, { status: "over", updated_at: new Date(ctx.now) });
    await announce(tx, ctx, waitingChanged, { waitingId: id });
  }
  return line.filter((entry) => entry.status === "waiting" && entry.is_reachable && !isOver(entry, ctx.now));
}

async function endOverdue(tx: Tx, ctx: TenantCtx, entryId: string): Promise<void> {
  if (!(await lockEntry(tx, entryId))) return;
  const offer = await lockOpenOffer(tx, entryId);
  if (offer && (!offer.block_id || offer.held_until.getTime() <= ctx.now)) await waitOn(tx, ctx, offer, "ended");
}

type Rules = Awaited<ReturnType<typeof reservationRules>>;
type PublicOffer = Awaited<ReturnType<typeof shownOf>>;

async function firstFree(
  tx: Tx,
  ctx: TenantCtx,
  entry: NamedEntry,
  rules: Rules,
  shown: PublicOffer,
): Promise<FoundSlot | undefined> {
  const { service_id: serviceId, branch_id: branchId, specialist_id: specialistId, zone } = entry;
  const wanted = { serviceId, branchId, specialistId: specialistId ?? undefined };
  const by = peopleFor(shown, wanted);
  if (by.length === 0) return undefined;
  const window = bookingWindow(rules, ctx.now, zone);
  // An answer in the last minute of the hold is still in time.
  const after = Math.max(window.earliest, entry.after.getTime(), ctx.now + rules.holdMinutes * MINUTE_MS);
  const before = entry.before?.getTime() ?? Number.MAX_SAFE_INTEGER;
  const to = entry.before ? dayBefore(zone, before, window.lastDay) : window.lastDay;
  const from = localOf(zone, after).day;
  if (from > to) return undefined;
  const found = await findSlots(ctx, { ...wanted, from, to, notBefore: after });
  const past = await readRefused(tx, entry.id);
  const wasOffered = (slot: FoundSlot) =>
    past.some((one) => one.specialist_id === slot.specialistId && one.starts.getTime() === slot.start);
  return found.find(
    (slot) =>
      by.includes(slot.specialistId) &&
      fitsWish({ part: entry.part, after, before }, slot.start, zone) &&
      !wasOffered(slot),
  );
}

/** A service that is no longer on the page is not offered. */
function peopleFor(shown: PublicOffer, wanted: Parameters<typeof givenBy>[1]): string[] {
  try {
    return givenBy(shown, wanted, "");
  } catch {
    return [];
  }
}

function dayBefore(zone: string, before: number, lastDay: string): string {
  const { day } = localOf(zone, before);
  return [day, lastDay].sort()[0] as string;
}

/** False when someone else took the slot meanwhile. Who cannot be written to keeps no hold. */
async function offer(
  tx: Tx,
  ctx: TenantCtx,
  entry: NamedEntry,
  slot: FoundSlot,
  minutes: number,
  addressOf: AddressOf,
): Promise<boolean> {
  const blockId = await hold(tx, ctx, entry, slot);
  if (!blockId) return false;
  const heldUntil = new Date(ctx.now + minutes * MINUTE_MS);
  const id = newId();
  const times = { start: isoAt(slot.zone, slot.start), end: isoAt(slot.zone, slot.end) };
  const text = offerText({
    name: entry.name,
    service: entry.service_name,
    branch: entry.branch_name,
    ...times,
    minutes,
    isMove: entry.appointment_id !== null,
    address: await addressOf(ctx, entry),
  });
  const isTold =
    !(await objectsTo(tx, entry.contact_id, "messages")) &&
    (await writeToContact(tx, ctx, entry.contact_id, { text, key: `waiting-offer:${id}` }));
  const updated_at = new Date(ctx.now);
  if (!isTold) {
    await removeEntry(ctx, blockId, "block");
    await updateWaiting(tx, entry.id, { is_reachable: false, updated_at });
  } else {
    await insertOffer(tx, {
      business_id: ctx.businessId,
      id,
      entry_id: entry.id,
      specialist_id: slot.specialistId,
      starts: new Date(slot.start),
      ends: new Date(slot.end),
      is_class: slot.placesLeft !== undefined,
      block_id: blockId,
      held_until: heldUntil,
      created_at: updated_at,
    });
    await updateWaiting(tx, entry.id, { status: "offered", updated_at });
    await publish(tx, ctx, OfferMade, { offerId: id }, { at: heldUntil.getTime() });
  }
  await announce(tx, ctx, waitingChanged, { waitingId: entry.id });
  return true;
}

function hold(tx: Tx, ctx: TenantCtx, entry: NamedEntry, slot: FoundSlot): Promise<string | undefined> {
  const title = `Apartado: ${entry.name} (lista de espera)`.slice(0, 100);
  return holdPlace(tx, ctx, { slot, serviceId: entry.service_id, title, colorHex: HOLD_COLOR });
}

function isOver(entry: NamedEntry, now: number): boolean {
  return entry.status === "waiting" && entry.before !== null && entry.before.getTime() <= now;
}
