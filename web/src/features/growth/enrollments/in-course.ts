import type { InCourse } from "../../../lib/course/in-course.ts";
import { FreePlaces } from "./free-places.ts";

export const inCourse: InCourse = { columns: [{ key: "places", label: "Lugares", Words: FreePlaces }] };
