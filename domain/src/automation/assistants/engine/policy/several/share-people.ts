// "Keratina con Marta y corte con Luis": each service gets its own person.
import type { Scene } from "../scene.ts";
import { personFor } from "./person-for.ts";

export function sharePeople(scene: Scene): void {
  const { state, said, meant } = scene;
  const inOrder = <T extends { at: number; denied: boolean }>(all: readonly T[]) =>
    all.filter((one) => !one.denied).sort((a, b) => a.at - b.at);
  const [services, people] = [inOrder(meant.services), inOrder(meant.people)];
  if (state.kind === "moving" || state.kind === "cancelling" || state.kind === "attending") return;
  if (said.leaning.corrects || services.length < 2 || people.length !== services.length) return;
  if (services.some((one) => one.ids.length > 1) || said.cues.has("one person or another")) return;
  services.forEach(({ ids }, i) => {
    const specialistId = personFor(scene, people[i]!.ids, ids[0]!);
    if (ids[0] === state.draft.serviceId) state.draft.specialistId = specialistId;
    else {
      const waits = state.waiting.find((one) => one.services.join() === ids[0]);
      if (waits) waits.specialistId = specialistId;
    }
  });
}
