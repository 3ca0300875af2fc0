// How full a course is, in words.
import type { CoursePlaces } from "@mostrador/domain/growth/enrollments/schema.ts";

export function placesText({ taken, left, waiting }: CoursePlaces): string {
  const enrolled = `${taken} ${taken === 1 ? "persona inscrita" : "personas inscritas"}`;
  const free =
    left === null ? "sin límite" : left === 0 ? "sin lugares" : left === 1 ? "queda 1 lugar" : `quedan ${left} lugares`;
  return [enrolled, free, ...(waiting > 0 ? [`${waiting} en espera`] : [])].join(" · ");
}
