// The message to a waiting person about a free slot.
import { DAY_NAMES } from "@mostrador/domain/business/branches/weekly-ranges.ts";
import { weekdayOf } from "@mostrador/domain/kit/calendar.ts";
import { sayTheTime } from "@mostrador/domain/kit/words/say-date.ts";

type OfferFacts = {
  name: string;
  service: string;
  branch: string;
  /** ISO 8601 with the offset of the branch. */
  start: string;
  minutes: number;
  isMove: boolean;
  address: string;
};

export function offerText({ name, service, branch, start, minutes, isMove, address }: OfferFacts): string {
  const day = start.slice(0, 10);
  const when = `${DAY_NAMES[weekdayOf(day)]} ${Number(day.slice(8))}/${Number(day.slice(5, 7))} a ${sayTheTime(start.slice(11, 16))}`;
  const first = name.split(" ")[0] ?? "";
  const take = isMove ? "Si lo tomas, tu cita se mueve a esa hora" : "Tómalo o déjalo pasar";
  return `Hola, ${first}. Se liberó un lugar: ${service}, ${when}, en ${branch}. Te lo apartamos ${minutes} minutos. ${take}: ${address}`;
}
