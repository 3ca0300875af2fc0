// Cursos, with what other capabilities show of each.
import { CoursesPage as Courses } from "../../features/catalog/courses/index.ts";
import type { InCourse } from "../../lib/course/in-course.ts";

const OWN = Object.values(
  import.meta.glob<InCourse>("../../features/*/*/in-course.ts", { eager: true, import: "inCourse" }),
);
const columns = OWN.flatMap((own) => own.columns);

export function CoursesPage() {
  return <Courses columns={columns} />;
}
