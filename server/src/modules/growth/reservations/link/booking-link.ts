// The signed link of an appointment: it names the appointment, and is valid for its current contact. Its holder may
// see, move and cancel only that one, until a day after it.

import type { Booking } from "@mostrador/domain/growth/reservations/schema.ts";
import { changeableUntil, isLinkOver, mayStillChange } from "@mostrador/domain/growth/reservations/window.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { isoAt } from "@mostrador/domain/kit/time.ts";
import { holdsPlace } from "@mostrador/domain/scheduling/appointments/status.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import { idOfToken, type Signer, tokenOf } from "../../../../kernel/sign.ts";
import { propertyActions } from "../../../catalog/properties/index.ts";
import {
  type ContactAppointment,
  contactAppointment,
  findAppointment,
  sessionPaying,
} from "../../../scheduling/appointments/index.ts";
import type { CalendarLink } from "../../../scheduling/calendars/index.ts";
import type { ArrivalCodes } from "../../../scheduling/kiosk/index.ts";
import { paymentNeed } from "../../../scheduling/payments/index.ts";
import type { EnteredPage } from "../enter-page.ts";
import { readReservation } from "../reservation.store.ts";

const PURPOSE = "cita";

export type LinkedBooking = { own: { contactId: string; appointmentId: string }; appointment: ContactAppointment };
export type Links = ReturnType<typeof createLinks>;

export function createLinks(signer: Signer, calendarLink: CalendarLink, codes: ArrivalCodes) {
  const linkOf = (businessId: string, { contactId, appointmentId }: LinkedBooking["own"]) =>
    tokenOf(appointmentId, signer.mark(PURPOSE, businessId, appointmentId, contactId));

  return {
    linkOf,

    /** 404 for a link that is forged, expired, or of a deleted appointment. */
    async open({ ctx }: EnteredPage, token: string): Promise<LinkedBooking> {
      const named = idOfToken(token);
      const row = named && (await findAppointment(ctx, named.id));
      const isOurs = row && signer.isMark(named.mark, PURPOSE, ctx.businessId, row._id, row.clientId);
      if (!isOurs || isLinkOver(Date.parse(row.end), ctx.now)) throw noLink();
      const own = { contactId: row.clientId, appointmentId: row._id };
      return { own, appointment: await contactAppointment(ctx, own) };
    },

    async present({ ctx, rules }: EnteredPage, { own, appointment }: LinkedBooking): Promise<Booking> {
      const said = await readTogether(ctx, (tx) => readReservation(tx, own.appointmentId));
      const visited = said?.property_id && (await propertyActions.get(ctx, { params: { id: said.property_id } })).data;
      const need = await paymentNeed(ctx, own.appointmentId);
      const isProved = said?.is_proved ?? true;
      // a stranger who booked with another number is not told what that number owns
      const session = isProved && (await transact(ctx, (tx) => sessionPaying(tx, own.appointmentId)));
      const { zone, start, end, branch, service, specialist, status, attendeeName } = appointment;
      const isHeld = holdsPlace(status as Parameters<typeof holdsPlace>[0]);
      return {
        token: linkOf(ctx.businessId, own),
        status,
        start: isoAt(zone, start),
        end: isoAt(zone, end),
        zone,
        name: said?.name ?? "",
        attendeeName,
        service: { _id: service.id, name: service.name, price: service.price },
        branch: { _id: branch.id, name: branch.name, address: branch.address, location: "" },
        specialist: { _id: specialist.id, name: specialist.name },
        property: visited ? { _id: visited._id, name: visited.name } : null,
        need: need && {
          url: need.url,
          due: need.due,
          dueAt: need.dueAt === null ? null : new Date(need.dueAt).toISOString(),
        },
        session: session && isHeld ? { packageName: session.packageName, left: session.left } : null,
        calendarFile: isHeld ? calendarLink(ctx, own.appointmentId) : "",
        arrivalCode: await codes.codeOfComing(ctx, own.appointmentId),
        isProved,
        mayChange: mayStillChange(rules.cancelHours, appointment, ctx.now),
        changeUntil: isoAt(zone, changeableUntil(rules.cancelHours, appointment)),
      };
    },
  };
}

export function noLink() {
  return notFound("Este enlace ya no sirve. Escríbele al negocio para ver o cambiar tu cita.");
}
