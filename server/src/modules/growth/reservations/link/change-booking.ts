// The actions of the link holder, while the business allows them: see the appointment, move it to another free hour,
// cancel it.
import type {
  cancelBooking as cancelRoute,
  getBooking as getRoute,
  moveBooking as moveRoute,
} from "@mostrador/domain/growth/reservations/routes.ts";
import { bookingWindow, mayStillChange } from "@mostrador/domain/growth/reservations/window.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { PublicCtx } from "../../../../kernel/context.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { cancelAppointment, rescheduleAppointment } from "../../../scheduling/appointments/index.ts";
import { inTurn } from "../book.ts";
import { type EnteredPage, enterPage } from "../enter-page.ts";
import { zoneOf } from "../free-hours.ts";
import type { Limits } from "../limits.ts";
import { givenBy, shownOf } from "../shown.ts";
import type { LinkedBooking, Links } from "./booking-link.ts";

const TOO_LATE = "Ya no se puede cambiar desde aquí. Escríbele al negocio.";

export function changeActions({ limits, links }: { limits: Limits; links: Links }) {
  return {
    async getBooking(ctx: PublicCtx, { params }: Call<typeof getRoute>) {
      const page = await enterPage(ctx, params.search);
      await limits.count(ctx, page, "link");
      return { data: await links.present(page, await links.open(page, params.token)) };
    },

    async moveBooking(ctx: PublicCtx, { params, body: { booking } }: Call<typeof moveRoute>) {
      const page = await enterPage(ctx, params.search);
      await limits.count(ctx, page, "change");
      const opened = await links.open(page, params.token);
      checkChangeable(page, opened);
      const shown = await shownOf(page);
      const { own, appointment } = opened;
      const wanted = {
        branchId: booking.branchId,
        specialistId: page.rules.choosesSpecialist ? booking.specialistId : undefined,
        serviceId: appointment.service.id,
        ignoreId: own.appointmentId,
      };
      const by = givenBy(shown, wanted, "booking.");
      const start = Date.parse(booking.start);
      const zone = zoneOf(shown, booking.branchId);
      const moved = await inTurn(page, shown, wanted, start, by, (specialistId) =>
        rescheduleAppointment(page.ctx, own, {
          start,
          specialistId,
          branchId: booking.branchId,
          requireFree: bookingWindow(page.rules, page.ctx.now, zone),
        }),
      );
      return {
        data: await links.present(page, { own, appointment: moved }),
        message: "Tu cita quedó en el nuevo horario",
      };
    },

    async cancelBooking(ctx: PublicCtx, { params }: Call<typeof cancelRoute>) {
      const page = await enterPage(ctx, params.search);
      await limits.count(ctx, page, "change");
      const opened = await links.open(page, params.token);
      if (opened.appointment.status !== "cancelada") checkChangeable(page, opened);
      const appointment = await cancelAppointment(page.ctx, opened.own);
      return { data: await links.present(page, { own: opened.own, appointment }), message: "Tu cita quedó cancelada" };
    },
  };
}

function checkChangeable({ ctx, rules }: EnteredPage, { appointment }: LinkedBooking): void {
  if (!mayStillChange(rules.cancelHours, appointment, ctx.now)) throw new DomainError(422, TOO_LATE);
}
