// Contactos: the directory, or the contact whose address is open.
import type { InContact } from "../../../lib/contact/in-contact.ts";
import { useListAddress } from "../../../ui/resource/use-list-address.ts";
import { ContactList } from "./contact-list.tsx";
import { useMergesLive } from "./merge/merge-api.ts";
import { ContactPage } from "./page/contact-page.tsx";

/** `parts`: what the capabilities above show of a contact. */
export function ContactsPage({ parts }: { parts: Required<InContact> }) {
  const address = useListAddress();
  useMergesLive();
  return address.openId ? (
    <ContactPage key={address.openId} id={address.openId} address={address} parts={parts} />
  ) : (
    <ContactList address={address} parts={parts} />
  );
}
