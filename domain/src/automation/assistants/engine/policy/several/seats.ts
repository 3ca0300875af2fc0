// A place for each of several people: of one service among several, or of a service that is named later.
import { waitingFor } from "../../state/work.ts";
import type { Scene } from "../scene.ts";

const MOST = 4;

/** "Limpieza para mí y valoración para mis dos hijos": one more of a service for each further person. */
export function seatEach({ state, said, meant }: Scene): void {
  const services = meant.services.filter((one) => !one.denied);
  if (state.kind !== "booking" || services.length < 2 || said.leaning.corrects) return;
  for (const one of services) {
    const id = one.ids[0]!;
    const isIt = (waits: { services: readonly string[] }) => waits.services.join() === id;
    const isWaiting = state.waiting.some(isIt);
    if (one.ids.length > 1 || (!isWaiting && state.draft.serviceId !== id)) continue;
    const more = one.heads - 1 - (state.waiting.filter(isIt).length - (isWaiting ? 1 : 0));
    for (let left = more; left > 0 && state.waiting.length < MOST; left--)
      state.waiting.splice(state.waiting.findIndex(isIt) + 1, 0, waitingFor([id], { isPlanned: true }));
  }
}

/** "Mis dos hijos Leo y Mateo", where the service is named later: once it is known, one for each. */
export function seatParty({ state, said, meant }: Scene): void {
  const heads = Math.max(said.heads, said.guests.length);
  const isClear = meant.services.some((one) => !one.denied && one.ids.length === 1 && one.sure);
  // "Uñas para mí y mi comadre": which ones is chosen for both.
  const isChosenLater = meant.services.length === 1 && meant.services[0]!.ids.length > 1;
  const isAlike = said.heads > 1 || said.isAlikeGuests || isChosenLater;
  if (heads > 1 && isAlike && !isClear && state.draft.serviceId === null)
    state.party = Array.from({ length: Math.min(MOST, heads) }, (_, i) =>
      said.guests.length === heads ? (said.guests[i]!.name ?? null) : null,
    );
  const { serviceId, days } = state.draft;
  if (state.party.length < 2 || serviceId === null || state.kind !== "booking") return;
  const [first, ...others] = state.party;
  state.party = [];
  if (state.waiting.length > 0) return;
  state.waiting = others.map((name) => waitingFor([serviceId], { days, name: name ?? null, isPlanned: true }));
  state.forName = first ?? state.forName;
}
