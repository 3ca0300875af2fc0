// A stranger's booking: the same action as for all callers (house, section 6), for free hours only (D-4.4). Tries the
// possible specialists in turn, so that as many bookings succeed as there are free people.
import { createHash } from "node:crypto";
import { canonicalPhone } from "@mostrador/domain/business/contacts/phone.ts";
import type { book as bookRoute } from "@mostrador/domain/growth/reservations/routes.ts";
import type { BookingFields } from "@mostrador/domain/growth/reservations/schema.ts";
import { bookingWindow } from "@mostrador/domain/growth/reservations/window.ts";
import { conflict, DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { Appointment } from "@mostrador/domain/scheduling/appointments/schema.ts";
import type { PublicCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { findOrCreateContact, nameContact } from "../../business/contacts/index.ts";
import { noteShown } from "../../business/privacy/index.ts";
import { contactAppointment, createAppointment } from "../../scheduling/appointments/index.ts";
import { type EnteredPage, enterPage } from "./enter-page.ts";
import { freeAt, hoursNear, zoneOf } from "./free-hours.ts";
import type { Limits } from "./limits.ts";
import type { LinkedBooking, Links } from "./link/booking-link.ts";
import { openProperty, visitText } from "./property-page.ts";
import type { NumberProofs } from "./prove-number.ts";
import { insertReservation } from "./reservation.store.ts";
import { givenBy, type OfferQuery, type PublicOffer, shownOf } from "./shown.ts";

const GONE = "Ese horario se acaba de ocupar. Elige otro.";
const ONLINE = "en línea";
const UNPROVED = "Reservada en línea. Número sin verificar.";

export function bookAction({ limits, proving, links }: { limits: Limits; proving: NumberProofs; links: Links }) {
  return async function book(ctx: PublicCtx, { params, body: { booking } }: Call<typeof bookRoute>) {
    const page = await enterPage(ctx, params.search);
    const phone = canonicalPhone(booking.countryCode, booking.whatsapp);
    await limits.count(ctx, page, "book", phone);
    const shown = await shownOf(page);
    const wanted = page.rules.choosesSpecialist ? booking : { ...booking, specialistId: undefined };
    const by = givenBy(shown, wanted, "booking.");
    const property = booking.propertyId && (await openProperty(page, booking.propertyId, "booking.propertyId"));
    const visit = property ? visitText(property) : "";
    const isProved = await proving.requireProof(page, phone, booking.proof);
    const opened = await inTurn(page, shown, wanted, Date.parse(booking.start), by, (specialistId) =>
      bookWith(page, shown, { ...booking, specialistId }, { phone, isProved, visit }),
    );
    return { data: await links.present(page, opened), message: "Tu cita quedó reservada" };
  };
}

/** Tries every specialist who is free then, one after the other; 409 with the nearest hours when none is left. */
export async function inTurn<T>(
  page: EnteredPage,
  shown: PublicOffer,
  wanted: OfferQuery & { ignoreId?: string },
  start: number,
  by: string[],
  take: (specialistId: string) => Promise<T>,
): Promise<T> {
  const free = await freeAt(page, shown, wanted, start, by);
  // No one is free: tries the first one anyway, for the refusal text, and for a booking that was made already.
  const turns = free.length > 0 ? turned(free, start) : by.slice(0, 1);
  let refusal: unknown;
  for (const specialistId of turns) {
    try {
      return await take(specialistId);
    } catch (error) {
      if (!(error instanceof DomainError) || error.status !== 409) throw error;
      refusal = error;
    }
  }
  if (isRepeated(refusal)) throw refusal;
  throw conflict(GONE, { refusal: "taken", hours: await hoursNear(page, shown, wanted, start) });
}

/** Rotates the free specialists by the start, so that bookings are spread over all of them. */
function turned(free: string[], start: number): string[] {
  const first = (start / 60_000 / 5) % free.length;
  return [...free.slice(first), ...free.slice(0, first)];
}

const REPEATED = "Esa clave ya se usó con otros datos";
const isRepeated = (error: unknown) => error instanceof DomainError && error.message === REPEATED;

async function bookWith(
  page: EnteredPage,
  shown: PublicOffer,
  booking: BookingFields & { specialistId: string },
  { phone, isProved, visit }: { phone: string; isProved: boolean; visit: string },
): Promise<LinkedBooking> {
  return transact(page.ctx, async (tx, ctx) => {
    const at = new Date(ctx.now);
    const { contactId, isNew } = await findOrCreateContact(tx, ctx, { waId: phone, pushName: "", at });
    // A stranger cannot rename a contact that the business knows.
    if (isNew || isProved) await nameContact(ctx, contactId, booking.name);
    const { branchId, serviceId, specialistId } = booking;
    const { earliest, lastDay } = bookingWindow(page.rules, ctx.now, zoneOf(shown, branchId));
    const start = Date.parse(booking.start);
    const made = await createAppointment(ctx, {
      branchId,
      serviceId,
      specialistId,
      clientId: contactId,
      start,
      clientNotes: booking.note,
      attendeeName: booking.attendeeName,
      details: [visit, !isProved && UNPROVED].filter(Boolean).join("\n"),
      type: ONLINE,
      requireFree: { earliest, lastDay },
      requestKey: keyOf(phone, booking.key, booking.propertyId),
    });
    if (
      Date.parse(made.start) !== start ||
      made.serviceId !== serviceId ||
      made.branchId !== branchId ||
      isForOther(made, booking)
    )
      throw conflict(REPEATED);
    const own = { contactId, appointmentId: made._id };
    await noteShown(tx, ctx, contactId, "Página de reservaciones en línea");
    const { name, propertyId = null } = booking;
    await insertReservation(tx, { ...own, businessId: ctx.businessId, name, isProved, propertyId, at });
    return { own, appointment: await contactAppointment(ctx, own) };
  });
}

function isForOther(made: Appointment, { attendeeName = null }: BookingFields): boolean {
  return made.attendeeName !== attendeeName;
}

/** The same key with another property is another booking. */
function keyOf(phone: string, key: string, propertyId = ""): string {
  return `booking-page:${createHash("sha256").update(`${phone} ${key} ${propertyId}`.trimEnd()).digest("base64url")}`;
}
