// Whether several things are said as a choice, at the same time, or one right after the other.
import type { Desk } from "../desk.ts";

/** "Miércoles o jueves". */
export function isEither(desk: Desk, mentions: readonly { at: number; end: number }[]): boolean {
  return mentions.some((one, i) => i > 0 && /\bo\b/.test(desk.r.text.slice(mentions[i - 1]!.end, one.at)));
}

/** "A la misma hora", "a las 5 los dos". */
export function isTogether({ r }: Desk): boolean {
  return (
    /\b(?:misma hora|mismo horario|al mismo tiempo|mismo tiempo|a la vez|juntos|juntas)\b/.test(r.text) ||
    (r.guests.length > 1 &&
      /(?:^|[^a]) (?:l[oa]s [2-4]|tod[oa]s|amb[oa]s)(?: juntos| juntas)?(?= ?(?:$|[,.|?]| en\b| con\b| al?\b| el\b))/.test(
        r.text,
      ))
  );
}

/** "Seguiditas", "y luego luego las uñas". */
export function isInARow({ r }: Desk): boolean {
  return /\b(?:en ?seguida|seguid(?:it)?[oa]s?|luego luego|corridit[oa]s?|de corrido|un[oa] tras otr[oa]|un[oa] despues (?:de|del) otr[oa])\b/.test(
    r.text,
  );
}
