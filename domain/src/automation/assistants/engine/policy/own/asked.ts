// "¿Cuánto voy a pagar en mi cita?", "¿con quién me toca?", "¿a dónde tengo que ir el jueves?": about an existing
// appointment, from its rows.
import type { Talk } from "../../facts/turn.ts";
import type { ActKind } from "../../lexicon/acts.ts";
import { isWanted } from "../../parse/acts/polarity.ts";
import { type Act, BREAK, type Decision } from "../decision.ts";
import { after, mineOf, type Scene, say, serviceOf } from "../scene.ts";
import { recall } from "./attending.ts";

const ASKS: readonly ActKind[] = ["price", "duration", "place", "who", "includes", "branches", "my-appointments"];
const ELSE: readonly ActKind[] = ["late", "missed", "another", "availability", "booking-terms", "health"];

/** Null: no such question, or no such appointment. */
export function* mineAsked(scene: Scene): Talk<Decision | null> {
  const { state, said, meant } = scene;
  const { kinds } = meant;
  const isOfMine = said.cues.has("of mine") || (state.done !== null && said.cues.has("of the one made"));
  if (state.kind !== "idle" || !isOfMine || ELSE.some((kind) => kinds.has(kind))) return null;
  if (!ASKS.some((kind) => kinds.has(kind)) && !said.cues.has("asks which")) return null;
  if ((["book", "reschedule", "cancel", "attend"] as const).some((kind) => isWanted(said.acts, kind))) return null;
  // "¿Cuántas veces puedo mover mi cita?" asks for the terms.
  if (said.acts.some(({ mood }) => mood === "asked") && !said.cues.has("is it done")) return null;
  const isElse = said.leaning.corrects || said.shift !== null || said.questions.some(({ quote }) => quote !== null);
  if (isElse) return null;
  const mine = (yield* mineOf(scene)).map(({ serviceId }) => serviceId);
  if (mine.length === 0 || meant.services.some(({ ids }) => !ids.some((id) => mine.includes(id)))) return null;
  const told = yield* recall(scene);
  const shown = told.acts.flatMap((act) => (act.act === "appointments" ? act.appointments : []));
  const ids = [...new Set(shown.map(({ serviceId }) => serviceId))];
  const services = ids.map((id) => serviceOf(scene, id)).filter((service) => service !== null);
  const more: Act[] = [
    ...(kinds.has("price") ? [{ act: "price", services, isAll: false } as const] : []),
    ...(kinds.has("duration") ? [{ act: "duration", services, isAll: false } as const] : []),
    ...(kinds.has("includes") ? [{ act: "includes", services } as const] : []),
  ];
  return services.length === 0 ? told : after(told.acts, say(...more.flatMap((act) => [BREAK, act])));
}
