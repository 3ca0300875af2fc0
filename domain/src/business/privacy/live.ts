// What open screens are told of privacy.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

/** Notices, requests, holds, runs: all of it is read anew. */
export const privacyChanged = liveEvent("privacy_changed", access.view(PAGE.privacidad));
