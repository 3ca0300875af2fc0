// One card in the grid for all who share an hour.
import type { Segment } from "../grid/segments.ts";
import { classKey, isOfClass } from "./class-of.ts";

/** A class has one segment, of the first of its appointments, which says how many places are taken. */
export function joinClasses(segments: readonly Segment[]): readonly Segment[] {
  if (!segments.some(({ entry }) => isOfClass(entry))) return segments;
  const classes = Map.groupBy(
    segments.filter(({ entry }) => isOfClass(entry)),
    ({ entry }) => classKey(entry),
  );
  return segments.flatMap((segment) => {
    if (!isOfClass(segment.entry)) return [segment];
    const own = classes.get(classKey(segment.entry)) ?? [];
    if (own[0] !== segment) return [];
    return [{ ...segment, to: Math.max(...own.map(({ to }) => to)), placesTaken: own.length }];
  });
}

/** '3 de 10 lugares' */
export function placesText(taken: number, capacity: number): string {
  return `${taken} de ${capacity} lugares`;
}
