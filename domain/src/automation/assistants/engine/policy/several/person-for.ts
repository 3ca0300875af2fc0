// Of several people with one name ("Ana"): one who gives the service, preferably at the requested branch.
import { type Scene, serviceOf } from "../scene.ts";

export function personFor(scene: Scene, ids: readonly string[], serviceId: string): string {
  const { state, meant, shop } = scene;
  const said = meant.branches.filter((one) => !one.denied).flatMap((one) => one.ids);
  const places: (string | null)[] = [...said, state.draft.branchId];
  const givers = serviceOf(scene, serviceId)?.specialistIds ?? [];
  const able = shop.specialists.filter((person) => ids.includes(person.id) && givers.includes(person.id));
  return (able.find((person) => places.includes(person.branchId)) ?? able[0])?.id ?? ids[0]!;
}
