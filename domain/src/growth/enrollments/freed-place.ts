// Tells who waits for a course that a place became free (contract/growth#enrollments).
import { event } from "../../kit/event.ts";

/** A place of the course may be free: an enrollment ended, or the course got more places. */
export const CoursePlaceFreed = event<{ courseId: string }>("course-place-freed");

type FreedWords = { name: string; course: string; business: string; url: string };

export function freedPlaceText({ name, course, business, url }: FreedWords): string {
  const hello = name ? `Hola, ${name}.` : "Hola.";
  const how = url
    ? `Inscríbete aquí antes de que se ocupe: ${url}`
    : `Si todavía lo quieres, contéstanos «Quiero inscribirme a ${course}».`;
  return `${hello} Se liberó un lugar en el curso ${course} de ${business}. ${how}`;
}
