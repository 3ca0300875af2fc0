// Messages that speak of the appointment that stands without saying so: "no llego a las 5", "me equivoqué de día".
import type { Desk } from "../desk.ts";

export function impliesMove(desk: Desk): boolean {
  const { r } = desk;
  const said = [...r.days, ...r.times].some((one) => !one.denied) || r.shiftBy !== null || r.shiftDays !== null;
  return said && isOfNoService(desk) && desk.turn.assistant.canReschedule && MOVES.test(r.text);
}

export function impliesCancel(desk: Desk): boolean {
  return isOfNoService(desk) && DROPS.test(desk.r.text);
}

function isOfNoService(desk: Desk): boolean {
  const { r } = desk;
  return r.services.every((mention) => mention.denied) && r.specialists.length === 0;
}

const MOVES =
  /\b(?:mejor|llego|llegar|llegaria|llegare|dejarla|dejamela|ponme|ponla|ponmela|ponerla|me equivoque|me confundi|misma hora|mismo dia|no (?:puedo|podre|alcanzo)|se me (?:complico|atraveso|junto|olvido))\b/;
const DROPS = /\b(?:quita(?:la|mela)|borra(?:la|mela)|ya no la (?:necesito|quiero|ocupo))\b/;
