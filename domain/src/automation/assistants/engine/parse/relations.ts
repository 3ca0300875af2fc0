// The words around and between the named things: whether a service stays, is added or moves, whether two days are a
// choice.
import { JOINTS, type Joint, PLACES, type Place } from "../lexicon/cues.ts";
import type { Span } from "./span.ts";

/** The words right before, around or after a span. */
export function placesAround(text: string, { at, end }: Span): Set<Place> {
  const found = new Set<Place>();
  for (const [place, side, pattern] of AROUND) {
    const where = side === "<" ? text.slice(0, at) : side === ">" ? text.slice(end) : text.slice(0, end);
    if (pattern.test(where)) found.add(place);
  }
  return found;
}

/** The words between every two spans of a message. */
export function jointsBetween(text: string, spans: readonly Span[]): Set<string> {
  const found = new Set<string>();
  for (const one of spans) {
    for (const other of spans) {
      if (other.at < one.end || other === one) continue;
      const between = text.slice(one.end, other.at);
      for (const [joint, pattern] of BETWEEN) if (pattern.test(between)) found.add(jointKey(joint, one, other));
    }
  }
  return found;
}

export function jointKey(joint: Joint, one: Span, other: Span): string {
  return `${joint} ${one.end} ${other.at}`;
}

const AROUND = (Object.entries(PLACES) as [Place, string][]).map(
  ([place, pattern]) =>
    [
      place,
      pattern[0] as "<" | ">" | "=",
      new RegExp((pattern.startsWith(">") ? "^" : "") + pattern.slice(1)),
    ] as const,
);
const BETWEEN = (Object.entries(JOINTS) as [Joint, string][]).map(
  ([joint, pattern]) => [joint, new RegExp(pattern)] as const,
);
