// Why a requested hour is not available, one sentence for each reason.
import type { Day, HourMinute } from "../../../../kit/calendar.ts";
import { sayTheDay, sayTheTime } from "../../../../kit/words/say-date.ts";
import type { SlotRefusal } from "../../tools/answers/schema.ts";
import { capital } from "./format.ts";

export function sayRefusal(
  refusal: SlotRefusal,
  wanted: {
    day: Day | null;
    time: HourMinute | null;
    specialist: string | null;
    branch: string | null;
    closedFor?: string | null;
  },
  today: Day,
): string {
  const day = wanted.day ? sayTheDay(wanted.day, today) : "ese día";
  const at = wanted.time ? `a ${sayTheTime(wanted.time)}` : "en ese horario";
  const who = wanted.specialist;
  switch (refusal) {
    case "taken":
      if (wanted.day === null && wanted.time)
        return `${who ? `${who} no tiene` : "No tengo"} lugar ${at} en los próximos días.`;
      return who ? `${who} no tiene libre ${day} ${at}.` : `${capital(day)} ${at} ya está ocupado.`;
    case "closed_day":
      if (wanted.closedFor) return `${capital(day)} está cerrado por ${wanted.closedFor}.`;
      return `${capital(day)} no abrimos${wanted.branch ? ` en ${wanted.branch}` : ""}.`;
    case "outside_hours":
      return `${capital(at)} no atendemos${wanted.day ? ` ${day}` : ""}.`;
    case "does_not_fit":
      return `${capital(day)} ${at} no alcanza el tiempo para ese servicio antes del cierre o del descanso.`;
    case "not_offered":
      return `${capital(at)} no empieza ninguna cita.`;
    case "past":
      return wanted.time || wanted.day === today ? "Esa hora ya pasó." : "Ese día ya pasó.";
    case "too_soon":
      return `Es muy pronto: ${day} ${at} ya no alcanzo a agendarte.`;
    case "too_far":
      return `Todavía no tengo abierta la agenda para ${day}.`;
    case "specialist_off":
      return `${who ?? "Esa persona"} no atiende ${day}${wanted.time ? ` ${at}` : ""}.`;
    case "no_specialist":
      return `${wanted.branch ? `En ${wanted.branch}` : "Ahí"} nadie da ese servicio.`;
    case "not_given":
      return `${capital(day)} no se da ese servicio${wanted.branch ? ` en ${wanted.branch}` : ""}.`;
  }
}
