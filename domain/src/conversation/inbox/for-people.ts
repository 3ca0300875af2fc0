// What a contact sent that only people take care of: the assistant neither answers it nor takes it for words.
import type { MessageDetails } from "./details/schema.ts";
import type { Message } from "./schema.ts";

/** A kind that is not known here is kept and shown; orders and forms are the work of somebody who can look at them. */
export function isForPeople(kind: Message["kind"], details: MessageDetails | null): boolean {
  return kind === "order" || kind === "form" || kind === "call_permission" || Boolean(details?.unknownType);
}
