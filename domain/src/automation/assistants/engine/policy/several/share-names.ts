// "Limpieza para mí y valoración para mi esposo Jorge": each service gets the name of its own person.
import type { Scene } from "../scene.ts";
import { isInARow } from "./together.ts";

export function shareNames(scene: Scene): boolean {
  const { state, said, meant } = scene;
  // "Roberto y Emiliano", for the two bookings that are planned.
  if (state.kind === "booking" && meant.services.length === 0 && said.guests.every(({ own, name }) => own || name)) {
    if (said.guests.length < 2 || said.guests.length !== state.waiting.length + 1) return false;
    state.forName = said.guests[0]!.name;
    for (const [i, waits] of state.waiting.entries()) waits.name = said.guests[i + 1]!.name;
    return true;
  }
  const services = meant.services.filter((one) => !one.denied).sort((a, b) => a.at - b.at);
  if (state.kind !== "booking" || services.length < 2 || services.some((one) => one.ids.length > 1)) return false;
  const waitsFor = (id: string) => state.waiting.find((one) => one.services.join() === id);
  if (isInARow(scene))
    for (const { ids } of services.slice(1)) {
      const waits = waitsFor(ids[0]!);
      if (waits && waits.clocks.length === 0) waits.isNext = true;
    }
  if (said.guests.length !== services.length) return false;
  services.forEach(({ ids }, i) => {
    const { name } = said.guests[i]!;
    if (ids[0] === state.draft.serviceId) state.forName = name;
    else {
      const waits = waitsFor(ids[0]!);
      if (waits) waits.name = name;
    }
  });
  return false;
}
