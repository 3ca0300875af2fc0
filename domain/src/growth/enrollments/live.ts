// The live events of enrollments for open screens.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

/** Also for its waiting list: the places of the course changed. */
export const enrollmentChanged = liveEvent<{ courseId: string }>("enrollment_changed", access.view(PAGE.cursos));
