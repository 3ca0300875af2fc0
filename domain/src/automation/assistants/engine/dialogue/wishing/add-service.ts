// A service that comes on top of the one being settled.
import { fold } from "../../../../../kit/text.ts";
import type { ServiceMention } from "../../parse/catalogue/services.ts";
import { type Desk, type Fact, serviceOf } from "../desk.ts";

// "Y también la barba", while the haircut is still being settled.
export function adds(desk: Desk, mention: ServiceMention): boolean {
  const { m, r } = desk;
  const before = r.text.slice(0, mention.at);
  // "Y también corte de uñas", where it is still asked which bath.
  const choosing = m.goal === "book" && m.asked === "service" && m.options.length > 0 && m.options.length < 4;
  if (choosing && !mention.ids.some((id) => m.options.includes(id)) && mention.ids.length === 1)
    return /\by (?:tambien|ademas|aparte)(?: [a-z]+){0,3} $/.test(before);
  if (m.goal !== "book" || m.wish.serviceId === null || mention.ids.includes(m.wish.serviceId)) return false;
  if (mention.ids.length !== 1 || !mention.sure) return false;
  return /\b(?:tambien|ademas|aparte|de paso|de una vez|agrega\w*|suma\w*|anade\w*)(?: [a-z]+){0,7} $|(?:^|[|,] |\bsi )(?:ah )?y (?:[a-z]+ de )?$|(?:^|[|,.] |\bsi )y (?:la|el|un|una|las|los|mis?|unas|unos) $|\by otr[oa] (?:dia|cita)\b[^.|?]*$/.test(
    before,
  );
}

// Where one service is both, that one; else it waits for its turn.
export function addService(desk: Desk, ids: readonly string[], touched: Set<Fact>): void {
  const { m, shop } = desk;
  const words = (id: string | null) =>
    fold(serviceOf(desk, id)?.name ?? "")
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 3);
  const [one, other] = [words(m.wish.serviceId), words(ids[0]!)];
  const both = shop.services.filter((service) => {
    const name = fold(service.name).split(/[^a-z0-9]+/);
    return (
      [one, other].every((parts) => parts.some((word) => name.includes(word))) &&
      other.some((word) => name.includes(word) && !one.includes(word)) &&
      one.some((word) => name.includes(word) && !other.includes(word))
    );
  });
  if (both.length === 1) {
    m.wish.serviceId = both[0]!.id;
    touched.add("service");
  } else if (!m.queue.includes(ids[0]!)) m.queue = [...m.queue, ids[0]!].slice(0, 3);
}

/** "De dama", where only "corte" waits for its turn: which one it is. True when it was so. */
export function settlesQueued(desk: Desk, mention: ServiceMention): boolean {
  const { m } = desk;
  const [id] = mention.ids;
  const at = m.queue.findIndex((one) => one.includes(EITHER) && one.split(EITHER).includes(id ?? ""));
  if (at < 0 || mention.ids.length !== 1 || m.wish.serviceId === null) return false;
  m.queue[at] = id!;
  return true;
}

/** Stands between the services that a queued word may mean. */
export const EITHER = "|";

/** The service that this message put behind the one being settled. */
export function addedNow(desk: Desk, before: string | null): string | null {
  if (before === null || desk.m.goal !== "book") return null;
  const ids = desk.r.services.filter((mention) => mention.sure && !mention.denied).flatMap((mention) => mention.ids);
  return ids.length === 1 && ids[0] !== before && desk.m.queue.includes(ids[0]!) ? ids[0]! : null;
}
