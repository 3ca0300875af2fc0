// "No llego el miércoles, ¿el jueves?": a refusal that asks for another hour.
import type { TextReading } from "./reading.ts";

export function prefersMoving({ text, days, times }: TextReading): boolean {
  const can = (one: { denied: boolean; existing: boolean }) => !one.denied && !one.existing;
  // "No voy a llegar a las 5, llego 5:30".
  if (times.length > 1 && times.some(can) && LATE.test(text) && !/\bcancel/.test(text)) return true;
  // "No llego el miércoles, ¿el jueves a la misma hora?": one day that cannot be and one that can.
  const others = (days.length > 1 && days.some(can)) || (times.length > 1 && times.some(can));
  const drops = /\b(?:cancel|anul|quit|borr|elimin)|\bni\b/.test(text);
  if (others && !drops && ASKS.test(text.slice(afterRefusal(text)))) return true;
  return !/\bcancel/.test(text) && ANOTHER.test(text) && days.some(can);
}

function afterRefusal(text: string): number {
  const refusal = /\bno (?:\w+ ){0,2}?(?:puedo|podre|voy|llego|alcanzo|poder|llegar|asistir|ir)\b/.exec(text);
  return refusal ? refusal.index + refusal[0].length : 0;
}

const LATE = /\b(?:llego|llegaria|llegare|puedo llegar|estaria llegando|mejor|esperan|esperas)\b/;
const ASKS =
  /\b(?:pued[oea]|podria|podemos|pueden|seria|que tal|tienes?|hay|(?:pero|entonces|mejor|solo) (?:el|las?|los|este))\b/;
const ANOTHER =
  /\b(otro dia|otra hora|otra fecha|podemos|podria|puede ser|se puede|mejor|hay|tienes|tienen|tendran?|tendras)\b/;
