// Which person: the one named, any, or any except one.
import type { SaidPerson } from "../../parse/utterance.ts";
import { type Fact, joins, type Scene, serviceOf } from "../scene.ts";
import { personFor } from "../several/person-for.ts";

export function applyPerson(scene: Scene, touched: Set<Fact>): void {
  const { state, said, meant } = scene;
  const first = meant.people.find((mention) => !mention.denied);
  for (const mention of meant.people) {
    if (first && mention !== first && isOnlyForThen(scene, first, mention, touched)) continue;
    if (mention.denied) {
      avoid(scene, mention.ids);
      touched.add("specialist");
    } else take(scene, mention, touched);
  }
  if (said.cues.has("anybody") && meant.people.length === 0) {
    if (said.cues.has("another person") && state.slot) state.draft.avoid.push(state.slot.specialistId);
    if (state.draft.specialistId !== null) touched.add("specialist");
    state.draft.specialistId = null;
    state.draft.anySpecialist = true;
  }
}

// "Con Marta, y si no hay, con Luis"; "a las 5 con Chuy o a las 6 con Beto": the first of the two.
function isOnlyForThen(scene: Scene, first: SaidPerson, mention: SaidPerson, touched: ReadonlySet<Fact>): boolean {
  const { meant, said } = scene;
  if (touched.has("specialist") && meant.times.length > 1 && said.cues.has("or at an hour")) return true;
  return joins(scene, "fallback", first, mention);
}

function avoid({ state: { draft } }: Scene, ids: readonly string[]): void {
  draft.avoid = [...new Set([...draft.avoid, ...ids])];
  if (draft.specialistId !== null && ids.includes(draft.specialistId)) draft.specialistId = null;
}

function take(scene: Scene, { ids }: SaidPerson, touched: Set<Fact>): void {
  const { draft } = scene.state;
  const service = serviceOf(scene, draft.serviceId);
  const fits = service && ids.length > 1 ? ids.filter((id) => service.specialistIds.includes(id)) : ids;
  const able = fits.length > 0 ? fits : ids;
  const id = service ? personFor(scene, able, service.id) : able[0]!;
  draft.avoid = draft.avoid.filter((other) => other !== id);
  if (draft.specialistId !== id) touched.add("specialist");
  draft.specialistId = id;
  draft.anySpecialist = false;
}
