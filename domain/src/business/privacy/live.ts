// The live events of privacy for open screens.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

/** Notices, requests, holds, runs: screens read all of it again. */
export const privacyChanged = liveEvent("privacy_changed", access.view(PAGE.privacidad));
