// A name said after the booking says whose appointment it is. It moves and cancels nothing; a person changes the name.
import { fold } from "../../../../../kit/text.ts";
import type { Decision } from "../decision.ts";
import { askPerson, type Scene, say } from "../scene.ts";

/** Null: not a name alone, or this conversation booked nothing. */
export function nameAfterwards(scene: Scene): Decision | null {
  const { state, said } = scene;
  const { done } = state;
  if (!done?.isMade || state.kind !== "idle" || (state.asks !== null && state.asks !== "person")) return null;
  const name = said.bareName ?? (saysOnlyName(scene) ? said.name!.name : null);
  if (name === null) return null;
  const kept = done.name;
  if (kept !== null && isSame(kept, name)) return say({ act: "named_already", name: kept });
  const decision = askPerson(scene, { act: "rename", kept, name });
  state.options = [`Quiere su cita a nombre de ${name}.`];
  return decision;
}

function saysOnlyName({ said, meant }: Scene): boolean {
  const { services, days, times, people, kinds } = meant;
  return (
    said.name !== null &&
    services.length + days.length + times.length + said.parts.length + people.length === 0 &&
    !(["book", "another", "reschedule", "cancel", "availability"] as const).some((kind) => kinds.has(kind)) &&
    !said.cues.has("one more")
  );
}

function isSame(kept: string, name: string): boolean {
  const words = fold(kept).split(" ");
  return fold(name)
    .split(" ")
    .every((word) => words.includes(word));
}
