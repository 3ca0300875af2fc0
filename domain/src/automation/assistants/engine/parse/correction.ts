// "Tinte a las 3 y corte a las 4… no, espera, el corte a las 5": finds where a correction begins, and which service it
// is about.
import type { Guest } from "./people/guests.ts";
import type { Correction, SaidService } from "./utterance.ts";

export function correctionIn(
  text: string,
  services: readonly SaidService[],
  guests: readonly Guest[],
): Correction | null {
  const at = [...text.matchAll(TURN)].at(-1)?.index;
  if (at === undefined) return null;
  return {
    at,
    service: whichIsMeant(
      text,
      services.filter((one) => !one.denied),
      guests,
      text.slice(at),
    ),
  };
}

// Identified by its own words, by its person, or by its position.
function whichIsMeant(
  text: string,
  services: readonly SaidService[],
  guests: readonly Guest[],
  after: string,
): number | null {
  const said = new Set(after.split(/[^a-z0-9]+/));
  const named = services.flatMap((one, i) =>
    text
      .slice(one.at, one.end)
      .split(" ")
      .some((word) => word.length > 3 && said.has(word))
      ? [i]
      : [],
  );
  if (named.length > 0) return named.length === 1 ? named[0]! : null;
  const place = /\b(?:el|la) (?:(primer[oa]?)|segund[oa])\b/.exec(after);
  if (place) return place[1] ? 0 : 1;
  if (guests.length !== services.length || services.length !== 2) return null;
  const own = guests.findIndex((guest) => guest.own);
  if (own < 0) return null;
  if (OWN.test(after)) return own;
  return OTHERS.test(after) ? 1 - own : null;
}

const TURN =
  /\b(?:mejor|perdon|digo|corrijo|mas bien|en realidad|me equivoque|error|ups|espera|esperame|espere|espereme|cambie de opinion|pensandolo bien)\b|(?<=[,.|] )no ,/g;
const OWN = /\b(?:l[oa] mi[oa]|el mio|para mi|yo)\b/;
const OTHERS = /\b(?:(?:el|la|lo) de (?:el|ella|mi|su)|el suyo|la suya|(?:el|la) (?:otr[oa])|para (?:el|ella))\b/;
