import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

export const billingChanged = liveEvent<Record<string, never>>("billing_changed", access.view(PAGE.creditos));
