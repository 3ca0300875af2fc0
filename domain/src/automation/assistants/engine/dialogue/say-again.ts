// The question that waits, in other words.
import { sayTheDay, sayTheTime } from "../../../../kit/words/say-date.ts";
import { bullets, numbered } from "../say/format.ts";
import { appointmentText, offerLines, serviceLines } from "../say/offers.ts";
import type { Talk } from "../turn.ts";
import { branchOf, type Desk, serviceOf } from "./desk.ts";
import { askWhich, myAppointments } from "./existing/appointments.ts";

export function* sayAgain(desk: Desk): Talk<string> {
  const { m, shop } = desk;
  m.stuck += 1;
  const odd = m.stuck % 2 === 1;
  switch (m.asked) {
    case "service": {
      const listed = shop.services.filter((service) => m.options.includes(service.id));
      const lines = serviceLines(listed.length > 0 ? listed : shop.services, numbered);
      return `${odd ? "¿Cuál servicio quieres agendar?" : "Dime el número o el nombre del servicio:"}\n${lines}`;
    }
    case "branch":
      return `${odd ? "¿En cuál sucursal te queda mejor?" : "Dime el número de la sucursal:"}\n${numbered(m.options.map((id) => branchOf(desk, id)?.name ?? ""))}`;
    case "when":
      return odd
        ? "¿Qué día y a qué hora te gustaría?"
        : "Dime, por ejemplo, «el viernes en la tarde», y te digo qué hay libre.";
    case "slot":
      return `${odd ? "¿Cuál de estos horarios prefieres?" : "Dime el número del que te quede, u otro día y hora:"}\n${offerLines(desk, m.offered, null, numbered)}`;
    case "name":
      return odd ? "¿Me compartes tu nombre para apartar la cita?" : "Solo me falta el nombre de quien viene.";
    case "confirm": {
      const slot = m.slot!;
      const what = serviceOf(desk, slot.serviceId)?.name ?? "tu cita";
      const when = `${sayTheDay(slot.day, desk.today)} a ${sayTheTime(slot.time)}`;
      return m.goal === "reschedule"
        ? `¿Cambio tu cita a ${when}?`.replace(" a el ", " al ")
        : odd
          ? `¿Te agendo ${what} ${when}?`
          : `Si está bien ${what} ${when}, respóndeme «sí» y la aparto.`;
    }
    case "change":
      return odd
        ? "Dime qué cambio: el servicio, el día o la hora."
        : "¿Qué prefieres distinto? Puedes decirme, por ejemplo, otro día u otra hora.";
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
    case "attend":
      return odd ? "¿Confirmas que vienes?" : "Dime «sí» para confirmar tu asistencia, o «no» si no puedes.";
    case "person":
      return "¿Quieres que te comunique con una persona del equipo?";
    default:
      return desk.turn.assistant.canBook
        ? "Puedo darte precios, horarios y ubicación, y agendar, cambiar o cancelar tu cita. ¿Qué necesitas?"
        : "Puedo darte precios, horarios y ubicación. ¿Qué necesitas?";
  }
}
