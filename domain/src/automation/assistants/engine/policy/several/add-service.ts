// Adds a service to the one that is being booked.
import { fold } from "../../../../../kit/text.ts";
import type { SaidService } from "../../parse/utterance.ts";
import { waitingFor } from "../../state/work.ts";
import { type Fact, type Scene, serviceOf } from "../scene.ts";

const MOST_CHOICES = 4;
const MOST_WAITING = 3;

// "Y también la barba", while the haircut is not settled yet.
export function adds({ state }: Scene, mention: SaidService): boolean {
  const { kind, asks, options, draft } = state;
  const isOne = mention.ids.length === 1;
  // "Y también corte de uñas", where the engine still asks which bath.
  const isChoosing = kind === "booking" && asks === "service" && options.length > 0 && options.length < MOST_CHOICES;
  if (isChoosing && isOne && !options.includes(mention.ids[0]!)) return mention.places.has("added to a choice");
  if (kind !== "booking" || draft.serviceId === null || mention.ids.includes(draft.serviceId)) return false;
  return isOne && mention.sure && mention.places.has("added to a booking");
}

// If one service is both, that one; else the new one waits for its turn.
export function addService(scene: Scene, ids: readonly string[], touched: Set<Fact>): void {
  const { state, shop } = scene;
  const [one, other] = [nameWords(scene, state.draft.serviceId), nameWords(scene, ids[0]!)];
  const both = shop.services.filter((service) => {
    const name = wordsOf(service.name);
    return (
      [one, other].every((parts) => parts.some((word) => name.includes(word))) &&
      other.some((word) => name.includes(word) && !one.includes(word)) &&
      one.some((word) => name.includes(word) && !other.includes(word))
    );
  });
  if (both.length === 1) {
    state.draft.serviceId = both[0]!.id;
    touched.add("service");
  } else if (!state.waiting.some((waits) => waits.services.join() === ids[0]))
    state.waiting = [...state.waiting, waitingFor([ids[0]!])].slice(0, MOST_WAITING);
}

/** "De dama", where only "corte" waits for its turn: says which one it is. Returns true when it was so. */
export function settlesWaiting({ state }: Scene, { ids }: SaidService): boolean {
  const [id] = ids;
  const open = state.waiting.find(({ services }) => services.length > 1 && services.includes(id ?? ""));
  if (open === undefined || ids.length !== 1 || state.draft.serviceId === null) return false;
  open.services = [id!];
  return true;
}

/** The service that this message put after the one that is being booked. */
export function addedNow({ state, meant }: Scene, before: string | null): string | null {
  if (before === null || state.kind !== "booking") return null;
  const ids = meant.services.filter((one) => one.sure && !one.denied).flatMap((one) => one.ids);
  const [id] = ids;
  return ids.length === 1 && id !== before && state.waiting.some(({ services }) => services.join() === id) ? id! : null;
}

function nameWords(scene: Scene, id: string | null): string[] {
  return wordsOf(serviceOf(scene, id)?.name ?? "").filter((word) => word.length > 3);
}

function wordsOf(name: string): string[] {
  return fold(name).replaceAll("(", " ").replaceAll(")", " ").replaceAll(",", " ").split(" ");
}
