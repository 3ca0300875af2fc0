import type { OfContact } from "../../../lib/contact/in-contact.ts";
import { PlannedMessages } from "./planned-messages.tsx";

/** What is planned for a contact and what became of it, below the conversations. */
export function ContactMessages({ contact }: OfContact) {
  return <PlannedMessages clientId={contact._id} />;
}
