// "No llego el miércoles, ¿el jueves?": a refusal that asks for another hour rather than for none.
import type { Desk } from "../desk.ts";

export function wantsToMove(desk: Desk): boolean {
  // "No voy a llegar a las 5, llego 5:30".
  const { r, turn } = desk;
  const late = /\b(?:llego|llegaria|llegare|puedo llegar|estaria llegando|mejor|esperan|esperas)\b/.test(r.text);
  const arrives = r.times.filter((time) => !time.denied && !time.existing).length > 0 && r.times.length > 1;
  if (turn.assistant.canReschedule && late && arrives && !/\bcancel/.test(r.text)) return true;
  // "No llego el miércoles, ¿el jueves a la misma hora?": one day that cannot be and one that can.
  const can = <T extends { denied: boolean; existing: boolean }>(one: T) => !one.denied && !one.existing;
  const others = (r.days.length > 1 && r.days.some(can)) || (r.times.length > 1 && r.times.some(can));
  const drops = /\b(?:cancel|anul|quit|borr|elimin)|\bni\b/.test(r.text);
  if (
    turn.assistant.canReschedule &&
    others &&
    !drops &&
    /\b(?:pued[oea]|podria|podemos|pueden|seria|que tal|tienes?|hay)\b/.test(r.text.slice(afterRefusal(r.text)))
  )
    return true;
  return (
    desk.turn.assistant.canReschedule &&
    !/\bcancel/.test(desk.r.text) &&
    /\b(otro dia|otra hora|otra fecha|podemos|podria|puede ser|se puede|mejor|hay|tienes|tienen|tendran?|tendras)\b/.test(
      desk.r.text,
    ) &&
    desk.r.days.some((day) => !day.existing && !day.denied)
  );
}

function afterRefusal(text: string): number {
  const refusal = /\bno (?:\w+ ){0,2}?(?:puedo|podre|voy|llego|alcanzo|poder|llegar|asistir|ir)\b/.exec(text);
  return refusal ? refusal.index + refusal[0].length : 0;
}
