// The pending question, in other words.
import { sayTheDay, sayTheTime } from "../../../../kit/words/say-date.ts";
import type { Act } from "../policy/decision.ts";
import { appointmentLine } from "./appointment-line.ts";
import { bullets, numbered } from "./format.ts";
import { nameIn, offerLines, serviceLines } from "./offers.ts";
import { type Voice, you } from "./voice.ts";

export function sayAskedAgain(act: Extract<Act, { act: "ask_again" }>, v: Voice): string {
  const { isOdd } = act;
  const tell = you(v, "Dime", "Dígame");
  switch (act.asks) {
    case "service":
      return `${isOdd ? `¿Cuál servicio ${you(v, "quieres", "quiere")} agendar?` : `${tell} el número o el nombre del servicio:`}\n${serviceLines(act.services, numbered)}`;
    case "branch":
      return `${isOdd ? `¿En cuál sucursal ${you(v, "te", "le")} queda mejor?` : `${tell} el número de la sucursal:`}\n${numbered(act.branches)}`;
    case "when":
      return isOdd
        ? `¿Qué día y a qué hora ${you(v, "te", "le")} gustaría?`
        : `${tell}, por ejemplo, «el viernes en la tarde», y ${you(v, "te", "le")} digo qué hay libre.`;
    case "slot":
      return `${isOdd ? `¿Cuál de estos horarios ${you(v, "prefieres", "prefiere")}?` : `${tell} el número del que ${you(v, "te", "le")} quede, u otro día y hora:`}\n${offerLines(v, act.slots, act.shown, null, numbered)}`;
    case "name":
      return isOdd
        ? `¿Me ${you(v, "compartes tu", "comparte su")} nombre para apartar la cita?`
        : "Solo me falta el nombre de quien viene.";
    case "confirm":
      return confirmAgain(act, v);
    case "change":
      return isOdd
        ? `${tell} qué cambio: el servicio, el día o la hora.`
        : `¿Qué ${you(v, "prefieres distinto? Puedes", "prefiere distinto? Puede")} decirme, por ejemplo, otro día u otra hora.`;
    case "cancel":
      return cancelAgain(act, v);
    case "attend":
      return isOdd
        ? `¿${you(v, "Confirmas que vienes", "Confirma que viene")}?`
        : `${tell} «sí» para confirmar ${you(v, "tu asistencia, o «no» si no puedes", "su asistencia, o «no» si no puede")}.`;
    case "person":
      return `¿${you(v, "Quieres que te", "Quiere que le")} comunique con una persona del equipo?`;
    default: {
      const booking =
        act.mayBook && v.shop.services.length > 0 ? `, y agendar, cambiar o cancelar ${you(v, "tu", "su")} cita` : "";
      return `Puedo ${you(v, "darte", "darle")} precios, horarios y ubicación${booking}. ¿Qué ${you(v, "necesitas", "necesita")}?`;
    }
  }
}

function confirmAgain({ slot, isMove, isOdd }: Extract<Act, { act: "ask_again" }>, v: Voice): string {
  const what = nameIn(v.shop.services, slot!.serviceId) ?? `${you(v, "tu", "su")} cita`;
  const day = sayTheDay(slot!.day, v.now.day);
  const at = `a ${sayTheTime(slot!.time)}`;
  if (isMove)
    return `¿Cambio ${you(v, "tu", "su")} cita ${day.startsWith("el ") ? `al ${day.slice(3)}` : `a ${day}`} ${at}?`;
  return isOdd
    ? `¿${you(v, "Te", "Le")} agendo ${what} ${day} ${at}?`
    : `Si está bien ${what} ${day} ${at}, ${you(v, "respóndeme", "respóndame")} «sí» y la aparto.`;
}

function cancelAgain({ appointments, isSeveral }: Extract<Act, { act: "ask_again" }>, v: Voice): string {
  const lines = appointments.map((one) => appointmentLine(one, v.now.day, v.shop.branches.length > 1));
  if (isSeveral) return `¿Entonces cancelo estas citas?\n${bullets(lines)}`;
  return lines.length > 0 ? `¿Entonces cancelo ${you(v, "tu", "su")} cita de ${lines[0]}?` : "¿Entonces la cancelo?";
}
