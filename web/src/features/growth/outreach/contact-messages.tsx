import type { OfContact } from "../../../lib/contact/in-contact.ts";
import { PlannedMessages } from "./planned-messages.tsx";

/** A contact's planned and past messages, below the conversations. */
export function ContactMessages({ contact }: OfContact) {
  return <PlannedMessages clientId={contact._id} />;
}
