// A contact's data, read-only: next to its tabs and next to its conversation.
import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import { canonicalPhone, displayPhone } from "@mostrador/domain/business/contacts/phone.ts";
import type { Contact } from "@mostrador/domain/business/contacts/schema.ts";
import MuiLink from "@mui/material/Link";
import { dateTimeText, dayText } from "../../../../ui/data/date-time.tsx";
import { type Fact, Facts } from "../../../../ui/data/facts.tsx";

/** The stored value of a birthday that was not given (contract/contacts#fields). */
const UNKNOWN_BIRTHDAY = "2000-01-01";

/** `zone`: of the business, or the browser's when it is unknown. */
export function ContactFacts({ contact, zone }: { contact: Contact; zone?: string | undefined }) {
  const { pushName, email, birthdate, gender, customId, lastInteraction, createdAt, customFields } = contact;
  const phone = contact.whatsapp ? canonicalPhone(contact.countryCode, contact.whatsapp) : "";
  const facts: Fact[] = [
    {
      label: "WhatsApp",
      value: phone && (
        <MuiLink href={`https://wa.me/${phone}`} target="_blank" rel="noopener noreferrer">
          {displayPhone(phone)}
        </MuiLink>
      ),
    },
    { label: "En WhatsApp", value: pushName === contactName(contact) ? "" : pushName },
    { label: "Correo", value: email ? <MuiLink href={`mailto:${email}`}>{email}</MuiLink> : "Sin correo" },
    { label: "Cumpleaños", value: birthdate === UNKNOWN_BIRTHDAY ? "" : birthday(birthdate) },
    { label: "Género", value: gender },
    { label: "Identificador", value: customId },
    { label: "Última interacción", value: lastInteraction ? dateTimeText(lastInteraction, { zone }) : "" },
    { label: "Contacto desde", value: dateTimeText(createdAt, { zone, time: false }) },
    ...customFields.map((field) => ({ label: field.key.replaceAll("_", " "), value: written(field) })),
  ];
  return <Facts facts={facts.filter(({ value }) => value !== "")} />;
}

function written({ type, value }: Contact["customFields"][number]): string {
  if (typeof value === "boolean") return value ? "Sí" : "No";
  return type === "date" ? dayText(String(value)) : String(value);
}

/** '4 ago 1965': without the day of the week. */
function birthday(day: string): string {
  return `${dayText(day).split(" ").slice(1, 3).join(" ")} ${day.slice(0, 4)}`;
}
