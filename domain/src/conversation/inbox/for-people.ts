// Messages of a contact that only people handle: the assistant neither answers them nor reads them as text.
import type { MessageDetails } from "./details/schema.ts";
import type { Message } from "./schema.ts";

/** An unknown kind is stored and shown; orders and forms need a person. */
export function isForPeople(kind: Message["kind"], details: MessageDetails | null): boolean {
  return kind === "order" || kind === "form" || kind === "call_permission" || Boolean(details?.unknownType);
}
