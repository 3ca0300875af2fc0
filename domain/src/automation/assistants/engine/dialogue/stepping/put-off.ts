// Nothing is booked, for now or at all.
import type { Desk } from "../desk.ts";
import { dropGoal } from "../finishing.ts";

export function putOff(desk: Desk): string {
  const later = /\b(luego|despues|pienso|checo|veo|aviso|dejame|deja|consulto|pregunto|reviso)\b/.test(desk.r.text);
  if (later) return "Claro, con calma. Cuando me digas la agendamos.";
  dropGoal(desk);
  return "De acuerdo, no agendo nada. Aquí estoy por si se te ofrece algo.";
}
