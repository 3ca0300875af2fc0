// A contact field that searches by name or number.
import { canonicalPhone, displayPhone } from "@mostrador/domain/business/contacts/phone.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { type SearchMatch, SearchSelectField } from "../../../ui/pick/search-select.tsx";
import { findContacts, readContact } from "./api.ts";
import { foundContact } from "./found-contact.ts";

/** `selected`: the text of the current contact, for people who may not read contacts by id. */
type Props = { label?: string; required?: boolean; help?: string; selected?: SearchMatch | null };

/** Writes `clientId`. */
export function ContactField({ label = "Contacto", required = true, help, selected }: Props) {
  const { businessId = "" } = useActiveBusiness();
  return (
    <SearchSelectField
      name="clientId"
      label={label}
      placeholder="Nombre o número"
      required={required}
      {...(help && { help })}
      {...(selected && { selected: { ...selected, item: undefined } })}
      minChars={2}
      resolve={async (id, signal) => {
        const contact = await readContact(id, signal);
        const phone = displayPhone(canonicalPhone(contact.countryCode, contact.whatsapp));
        return { id, label: contact.name || contact.pushName || phone, help: phone, item: contact };
      }}
      search={async (text, signal) => {
        const found = await findContacts(businessId ?? "", text, signal);
        return found.map((contact) => {
          const { name, phone } = foundContact(contact, text);
          return { id: contact._id, label: name || phone, help: phone, item: contact };
        });
      }}
    />
  );
}
