// What happens to people of a business, for those above.
import { event } from "../../kit/event.ts";

/** Somebody was taken out of the business. */
export const MemberRemoved = event<{ userId: string }>("member-removed");
