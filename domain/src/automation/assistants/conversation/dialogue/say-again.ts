// The question that waits, in other words.
import { bullets, sayTheDay, sayTheTime } from "../say/format.ts";
import { appointmentText, offerLines, serviceLines } from "../say/offers.ts";
import type { Talk } from "../turn.ts";
import { branchOf, type Desk, serviceOf } from "./desk.ts";
import { askWhich, myAppointments } from "./existing/appointments.ts";

export function* sayAgain(desk: Desk): Talk<string> {
  const { m, shop } = desk;
  switch (m.asked) {
    case "service": {
      const listed = shop.services.filter((service) => m.options.includes(service.id));
      return `¿Cuál servicio quieres agendar?\n${serviceLines(listed.length > 0 ? listed : shop.services)}`;
    }
    case "branch":
      return `¿En cuál sucursal te queda mejor?\n${bullets(m.options.map((id) => branchOf(desk, id)?.name ?? ""))}`;
    case "when":
      return "¿Qué día y a qué hora te gustaría?";
    case "slot": {
      const days = new Set(m.offered.map((slot) => slot.day));
      return `¿Cuál de estos horarios prefieres?\n${offerLines(desk, m.offered, days.size > 1 ? null : null)}`;
    }
    case "name":
      return "¿Me compartes tu nombre para apartar la cita?";
    case "confirm": {
      const slot = m.slot!;
      const what = serviceOf(desk, slot.serviceId)?.name ?? "tu cita";
      const when = `${sayTheDay(slot.day, desk.today)} a ${sayTheTime(slot.time)}`;
      return m.goal === "reschedule"
        ? `¿Cambio tu cita a ${when}?`.replace(" a el ", " al ")
        : `¿Te agendo ${what} ${when}?`;
    }
    case "change":
      return "Dime qué cambio: el servicio, el día o la hora.";
    case "appointment": {
      const all = (yield* myAppointments()).filter((appointment) => m.options.includes(appointment.ref));
      return askWhich(desk, all, m.goal === "cancel" ? "cancelar" : m.goal === "attend" ? "confirmar" : "cambiar");
    }
    case "cancel": {
      const mine = yield* myAppointments();
      const appointment = mine.find((one) => one.ref === m.appointment);
      const several = mine.filter((one) => m.options.includes(one.ref));
      if (m.appointment === null && several.length > 0)
        return `¿Entonces cancelo estas citas?\n${bullets(several.map((one) => appointmentText(desk, one)))}`;
      return appointment
        ? `¿Entonces cancelo tu cita de ${appointmentText(desk, appointment)}?`
        : "¿Entonces la cancelo?";
    }
    default:
      return desk.turn.assistant.canBook
        ? "Puedo darte precios, horarios y ubicación, y agendar, cambiar o cancelar tu cita. ¿Qué necesitas?"
        : "Puedo darte precios, horarios y ubicación. ¿Qué necesitas?";
  }
}
