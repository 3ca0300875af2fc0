// Cursos, on screen, and what the first steps of a business use of them.
import { courses } from "./api.ts";

export { CourseFields, CourseForm, courseShape, courseValues } from "./course-form.tsx";
export { CoursesPage } from "./courses-page.tsx";

/** Includes archived ones. */
export const useCourses = courses.useAll;
export const useCreateCourse = courses.useCreate;
