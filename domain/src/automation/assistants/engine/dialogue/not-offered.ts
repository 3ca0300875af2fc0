// A service that the business does not give is said not to be given, with those that are.
import { sayList } from "../say/format.ts";
import { serviceLines } from "../say/offers.ts";
import { call, type Talk } from "../turn.ts";
import type { Desk } from "./desk.ts";
import { sayAgain } from "./say-again.ts";

/** Null where nothing of the kind is asked for, or something that is given beside it. */
export function* answerNotOffered(desk: Desk): Talk<string | null> {
  const { m, r } = desk;
  const note = sayNotOffered(desk);
  if (note === null || r.services.some((mention) => !mention.denied)) return null;
  if (m.asked !== null && m.asked !== "propose" && m.asked !== "service") return `${note} ${yield* sayAgain(desk)}`;
  const { services } = yield* call("list_services", {});
  return `${note} Esto es lo que ofrecemos:\n${serviceLines(services)}`;
}

export function sayNotOffered({ r }: Desk): string | null {
  return r.notOffered.length === 0 ? null : `Aquí no ofrecemos ${sayList([...new Set(r.notOffered)], "ni")}.`;
}
