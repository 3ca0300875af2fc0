// The live events of comments for open screens.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

export const commentChanged = liveEvent<{ commentId: string }>("comment_changed", access.view(PAGE.comentarios));
