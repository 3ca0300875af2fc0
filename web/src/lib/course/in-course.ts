// What a capability shows of the courses in their list: each declares it in `in-course.ts`, and `app/courses` combines
// them, so that the courses do not depend on them.
import type { ComponentType } from "react";

/** A column of the list; on the phone its words begin the second line. */
export type CourseColumn = { key: string; label: string; Words: ComponentType<{ courseId: string }> };

export type InCourse = { columns: readonly CourseColumn[] };
