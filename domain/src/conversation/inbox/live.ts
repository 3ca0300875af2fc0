// The live events of conversations for open screens.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

const READERS = access.view(PAGE.chat);

export const newMessage = liveEvent<{ clientId: string; messageId: string }>("new_message", READERS);
/** People who were mentioned in a note. */
export const mentioned = liveEvent<{ clientId: string; messageId: string; userIds: string[] }>("mentioned", READERS);
export const threadChanged = liveEvent<{ clientId: string; threadId: string }>("thread_changed", READERS);
