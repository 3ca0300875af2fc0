// "Tinte a las 3 y corte a las 4… no, espera, el corte a las 5": each service with its own hour, one of them corrected.
import type { ServiceMention } from "../../parse/catalogue/services.ts";
import type { DayMention } from "../../parse/time/days.ts";
import type { TimeMention } from "../../parse/time/times.ts";
import type { Desk } from "../desk.ts";

type When = { days: DayMention[]; times: TimeMention[] };

/** Those of the first service; null where the services had not each an hour before the correction. */
export function shareCorrected(
  desk: Desk,
  services: readonly ServiceMention[],
  wantedDays: readonly DayMention[],
  days: DayMention[],
  times: TimeMention[],
): When | null {
  const { m, r } = desk;
  const at = turnsAt(r.text);
  const exact = times.filter((time) => !time.denied && !time.weak && !time.existing && time.bound === null);
  const [early, late] = [exact.filter((time) => time.at < at), exact.filter((time) => time.at > at)];
  const queued = services.slice(1).every((one) => m.queue.includes(one.ids[0]!));
  if (m.goal !== "book" || !queued || early.length !== services.length || late.length !== 1) return null;
  if (early.some((time) => time.until) || wantedDays.length > 1) return null;
  const meant = whichIsMeant(desk, services, at);
  // Whose hour it is that changes was not said: none of them is guessed.
  const hours = meant === null ? early.map(() => null) : early.map((time, i) => (i === meant ? late[0]! : time));
  m.plans = services.slice(1).map((one, i) => ({
    ...m.plans.find((plan) => plan.serviceId === one.ids[0]),
    serviceId: one.ids[0]!,
    days: wantedDays.map(({ from, to }) => ({ from, to })),
    clocks: [hours[i + 1] ?? null].flatMap((time) => (time ? [time.clock] : [])),
  }));
  return { days, times: hours[0] ? [hours[0]] : [] };
}

function turnsAt(text: string): number {
  return [...text.matchAll(TURN)].at(-1)?.index ?? 0;
}

// By its own words, by whose it is, or by its place.
function whichIsMeant({ r }: Desk, services: readonly ServiceMention[], at: number): number | null {
  const after = r.text.slice(at);
  const named = services.flatMap((one, i) =>
    r.text
      .slice(one.at, one.end)
      .split(" ")
      .some((word) => word.length > 3 && new RegExp(`\\b${word}\\b`).test(after))
      ? [i]
      : [],
  );
  if (named.length > 0) return named.length === 1 ? named[0]! : null;
  const place = /\b(?:el|la) (?:(primer[oa]?)|segund[oa])\b/.exec(after);
  if (place) return place[1] ? 0 : 1;
  if (r.guests.length !== services.length || services.length !== 2) return null;
  const own = r.guests.findIndex((guest) => guest.own);
  if (own < 0) return null;
  if (OWN.test(after)) return own;
  return OTHERS.test(after) ? 1 - own : null;
}

const TURN =
  /\b(?:mejor|perdon|digo|corrijo|mas bien|en realidad|me equivoque|error|ups|espera|esperame|espere|espereme|cambie de opinion|pensandolo bien)\b|(?<=[,.|] )no ,/g;
const OWN = /\b(?:l[oa] mi[oa]|el mio|para mi|yo)\b/;
const OTHERS = /\b(?:(?:el|la|lo) de (?:el|ella|mi|su)|el suyo|la suya|(?:el|la) (?:otr[oa])|para (?:el|ella))\b/;
