// How full a course is, in words.
import type { CoursePlaces } from "@mostrador/domain/growth/enrollments/schema.ts";

export function placesText(places: CoursePlaces): string {
  const { taken, left } = places;
  const enrolled = `${taken} ${taken === 1 ? "persona inscrita" : "personas inscritas"}`;
  return [enrolled, left === null ? "sin límite" : free(left), ...waitingText(places)].join(" · ");
}

/** Short, for a list of courses. */
export function freeText(places: CoursePlaces): string {
  const { taken, left } = places;
  const text = left === null ? `${taken} ${taken === 1 ? "inscrito" : "inscritos"}` : capital(free(left));
  return [text, ...waitingText(places)].join(" · ");
}

const free = (left: number) => (left === 0 ? "sin lugares" : left === 1 ? "queda 1 lugar" : `quedan ${left} lugares`);
const waitingText = ({ waiting }: CoursePlaces) => (waiting > 0 ? [`${waiting} en espera`] : []);
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
