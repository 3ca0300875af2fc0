// Messages that speak of the appointment that stands without saying so: "no llego a las 5", "me equivoqué de día".
import { canBe } from "../../parse/time/clock.ts";
import type { Desk } from "../desk.ts";

export function impliesMove(desk: Desk): boolean {
  const { r } = desk;
  const said = [...r.days, ...r.times].some((one) => !one.denied) || r.shiftBy !== null || r.shiftDays !== null;
  return (
    said &&
    isOfNoService(desk) &&
    desk.turn.assistant.canReschedule &&
    (r.shiftBy !== null || r.shift !== null || r.shiftDays !== null || MOVES.test(r.text))
  );
}

/** "El jueves no, ¿viernes en la tarde?": one day that cannot be and one that can. */
export function crossesOut(desk: Desk): boolean {
  const { days } = desk.r;
  return isOfNoService(desk) && days.some((day) => day.denied) && days.some((day) => !day.denied);
}

export function isCrossedOut(desk: Desk, one: { day: string }): boolean {
  return desk.r.days.some((day) => day.denied && day.from === one.day && day.to === one.day);
}

/** "Hoy a las 5 ahí llego": the day and hour said are those that stand. */
export function isAsSaid(desk: Desk, one: { day: string; time: string }): boolean {
  const { r } = desk;
  return (
    r.days.every((day) => day.from <= one.day && day.to >= one.day) &&
    r.times.every((time) => canBe(time.clock, one.time))
  );
}

/** "La de uñas el jueves a las 6": the services of the appointments that may be meant. */
export function servicesOfMine(desk: Desk): string[] {
  const { r } = desk;
  if (r.days.length === 0 && r.times.length === 0) return [];
  // "El corte a las 6 y lo de las uñas igual": both are hers.
  if (
    r.services.length > 1 &&
    r.services.some((mention) => /^ (?:queda |sigue )?igual\b/.test(r.text.slice(mention.end)))
  )
    return r.services.flatMap((mention) => mention.ids);
  return r.services.filter((mention) => isNamed(r.text, mention)).flatMap((mention) => mention.ids);
}

// "La de uñas", "mi limpieza", "la limpieza del miércoles".
function isNamed(text: string, mention: { at: number; end: number }): boolean {
  const before = text.slice(0, mention.at);
  if (/\bla(?: cita)? de(?:l| las?| los| mis)? $/.test(before)) return true;
  return /\b(?:mi|la|el|las) $/.test(before) && OF_A_DAY.test(text.slice(mention.end));
}

/** An appointment for one of these services, on a day that was said where several days could be meant. */
export function isMeant(desk: Desk, one: { serviceId: string; day: string }, services: readonly string[]): boolean {
  if (!services.includes(one.serviceId)) return false;
  const { r } = desk;
  const byDay = r.services.some((mention) => OF_A_DAY.test(r.text.slice(mention.end)));
  return !byDay || r.days.some((day) => day.from === one.day);
}

export function impliesCancel(desk: Desk): boolean {
  return isOfNoService(desk) && DROPS.test(desk.r.text);
}

function isOfNoService(desk: Desk): boolean {
  const { r } = desk;
  return r.services.every((mention) => mention.denied) && r.specialists.length === 0;
}

const OF_A_DAY = /^ (?:[a-z]+ )?del? (?:el )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/;
const MOVES =
  /\b(?:mejor|llego|llegar|llegaria|llegare|dejarla|dejamela|ponme|me pong\w+|me pas\w+|ponerme|pasarme|recorrerme|ponla|ponmela|ponerla|me equivoque|me confundi|misma hora|mismo dia|no (?:puedo|podre|alcanzo)|no se si (?:puedo|podre|alcanzo|llego|voy)|siempre no|no se me (?:hace|hizo|va a hacer|pudo)|se me (?:complico|atraveso|junto|olvido|cruzo|cruza|empalmo|encimo))\b/;
const DROPS = /\b(?:quita(?:la|mela)|borra(?:la|mela)|ya no la (?:necesito|quiero|ocupo))\b/;
