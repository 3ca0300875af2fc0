// The booking said in full before anything is booked: service, day, hour, person, branch and name.

import type { ToolSlot } from "../../../tools/answers/schema.ts";
import { sayList } from "../../say/format.ts";
import { slotFacts } from "../../say/offers.ts";
import { ask, type Desk } from "../desk.ts";

/** Counts, among the options of the question, how often the name was asked for again. */
const AGAIN = "again";

/** Asks for the name when there is none, else for the yes. */
export function toConfirm(desk: Desk, slot: ToolSlot): string {
  const { m, turn } = desk;
  m.slot = slot;
  if (m.goal === "book" && turn.contactName === null && m.name === null && m.bookingName === null) {
    const again = m.asked === "name";
    if (!again) m.agreed = false;
    const times = again ? m.options.length : 0;
    ask(desk, "name", again ? [...m.options, AGAIN] : []);
    if (times % 2 === 1)
      return "Todavía no tengo un nombre y sin él no puedo apartar. ¿Cómo te llamas? Si prefieres, escribe «persona» y te comunico con alguien del equipo.";
    return again
      ? "Solo me falta tu nombre para apartar el lugar. Escríbeme nombre y apellido, por ejemplo: Ana López."
      : `Sí tengo lugar:\n${slotFacts(desk, slot)}\n¿A nombre de quién la agendo?`;
  }
  ask(desk, "confirm");
  if (m.goal === "reschedule") return `Tu cita quedaría así:\n${slotFacts(desk, slot)}\n¿Hago el cambio?`;
  return `Te agendo:\n${slotFacts(desk, slot)}\n${sayWaiting(desk)}¿Lo confirmo?`;
}

// What comes after this one, so that nothing that was asked for seems lost.
function sayWaiting({ m, shop }: Desk): string {
  const left = [...m.plans];
  const waiting = m.queue.flatMap((id) => {
    const at = left.findIndex((plan) => plan.serviceId === id);
    const [plan] = at < 0 ? [] : left.splice(at, 1);
    const name = shop.services.find((service) => service.id === id)?.name;
    return name ? [plan?.name ? `${name} (${plan.name})` : name] : [];
  });
  return waiting.length > 0 ? `Después vemos ${sayList(waiting)}. ` : "";
}
