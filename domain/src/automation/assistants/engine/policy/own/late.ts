// "Llego 10 minutos tarde", "ya voy en camino", "no pude ir": the people who wait are told at once.
import type { Talk } from "../../facts/turn.ts";
import type { Decision } from "../decision.ts";
import { callPerson, mineOf, type Scene, say } from "../scene.ts";
import { recall } from "./attending.ts";

/** Null: nothing of the kind, or no appointment that it can be about. */
export function* answerLate(scene: Scene): Talk<Decision | null> {
  const { said, meant, turn } = scene;
  const { kinds } = meant;
  if (!kinds.has("late") && !kinds.has("missed")) return null;
  const asksOther = kinds.has("availability") || (meant.times.length > 0 && said.cues.has("question mark"));
  const isElse = asksOther || kinds.has("book") || kinds.has("cancel") || said.isRatherMoved || said.shift !== null;
  if (isElse) return null;
  const mine = yield* mineOf(scene);
  const [next] = mine;
  if (kinds.has("missed"))
    return next === undefined && meant.days.length === 0 ? say({ act: "missed_noted" }, { act: "propose" }) : null;
  if (next === undefined) return null;
  // Of an appointment of another day, "voy a llegar tarde" asks for another hour; who is here already learns when it is.
  if (next.day !== turn.now.day) return kinds.has("reschedule") ? null : yield* recall(scene);
  return callPerson(`Avisa que va tarde a su cita de ${next.serviceName} (${next.day} ${next.time}).`, "late");
}
