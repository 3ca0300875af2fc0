import type { WatchedPlace } from "../booking/place-watch.tsx";
import type { Column } from "../grid/columns.ts";

/** The place of an open form, if it is visible. */
export function pendingOf(watched: WatchedPlace, columns: readonly Column[]) {
  if (!watched) return null;
  const { day, from, to, specialistId } = watched.place;
  const column = columns.findIndex(
    (one) => one.day === day && (one.specialist === null || one.specialist._id === specialistId),
  );
  return column === -1
    ? null
    : { column, from, to, refusal: watched.problem?.short ?? "", isFinal: watched.problem?.isFinal ?? null };
}
