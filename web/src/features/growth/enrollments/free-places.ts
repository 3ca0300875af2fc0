// The places that a course has left, in a few words.
import { useCoursePlaces } from "./api.ts";
import { freeText } from "./places-text.ts";

export function FreePlaces({ courseId }: { courseId: string }): string | null {
  const places = useCoursePlaces().data?.find((one) => one.courseId === courseId);
  return places ? freeText(places) : null;
}
