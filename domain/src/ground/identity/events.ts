// Events about people of a business, for the modules above.
import { event } from "../../kit/event.ts";

/** A person was removed from the business. */
export const MemberRemoved = event<{ userId: string }>("member-removed");
