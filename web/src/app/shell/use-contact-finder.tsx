// Ctrl/⌘ K finds contacts by name and number, for whoever may see the directory.
import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import { canonicalPhone, displayPhone } from "@mostrador/domain/business/contacts/phone.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { useNavigate } from "react-router";
import { useActiveBusiness, useMay } from "../../lib/session/active-business.ts";
import type { CommandFinder } from "../../ui/action/command.ts";
import { Avatar } from "../../ui/data/avatar.tsx";

export function useContactFinder(): CommandFinder | undefined {
  const navigate = useNavigate();
  const { businessId } = useActiveBusiness();
  const may = useMay();
  if (!businessId || !may(PAGE.contactos)) return undefined;
  return {
    texts: {
      finding: "Buscando contactos…",
      none: "Ningún contacto coincide",
      failed: "No se pudieron buscar los contactos.",
    },
    async find(text, signal) {
      // The directory's page comes along, which the chosen contact needs anyhow.
      const { findContacts } = await import("../../features/business/contacts/index.ts");
      const contacts = await findContacts(businessId, text, signal);
      return contacts.map((contact) => {
        const { _id, countryCode, whatsapp, email } = contact;
        return {
          id: _id,
          label: contactName(contact),
          group: "Contactos",
          help: whatsapp ? displayPhone(canonicalPhone(countryCode, whatsapp)) : email,
          icon: <Avatar name={contactName(contact)} size={28} />,
          keywords: `${whatsapp} ${email}`,
          onSelect: () => void navigate(`/contactos?contacto=${_id}`),
        };
      });
    },
  };
}
