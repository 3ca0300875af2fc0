// Messages that speak of the appointment that stands without saying so: "no llego a las 5", "me equivoqué de día".
import type { Desk } from "../desk.ts";

export function impliesMove(desk: Desk): boolean {
  const { r } = desk;
  const said = [...r.days, ...r.times].some((one) => !one.denied) || r.shiftBy !== null || r.shiftDays !== null;
  return (
    said &&
    isOfNoService(desk) &&
    desk.turn.assistant.canReschedule &&
    (r.shiftBy !== null || r.shiftDays !== null || MOVES.test(r.text))
  );
}

/** "La de uñas el jueves a las 6": the services of the appointments that may be meant. */
export function servicesOfMine(desk: Desk): string[] {
  const { r } = desk;
  if (r.days.length === 0 && r.times.length === 0) return [];
  return r.services
    .filter((mention) => /\bla(?: cita)? de(?:l| las?| los| mis)? $/.test(r.text.slice(0, mention.at)))
    .flatMap((mention) => mention.ids);
}

export function impliesCancel(desk: Desk): boolean {
  return isOfNoService(desk) && DROPS.test(desk.r.text);
}

function isOfNoService(desk: Desk): boolean {
  const { r } = desk;
  return r.services.every((mention) => mention.denied) && r.specialists.length === 0;
}

const MOVES =
  /\b(?:mejor|llego|llegar|llegaria|llegare|dejarla|dejamela|ponme|ponerme|pasarme|recorrerme|ponla|ponmela|ponerla|me equivoque|me confundi|misma hora|mismo dia|no (?:puedo|podre|alcanzo)|siempre no|no se me (?:hace|hizo|va a hacer|pudo)|se me (?:complico|atraveso|junto|olvido))\b/;
const DROPS = /\b(?:quita(?:la|mela)|borra(?:la|mela)|ya no la (?:necesito|quiero|ocupo))\b/;
