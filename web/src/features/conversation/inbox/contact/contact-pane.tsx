// Who one is talking to: the facts, the next appointments, the notes.
import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import { canonicalPhone, displayPhone } from "@mostrador/domain/business/contacts/phone.ts";
import type { Contact } from "@mostrador/domain/business/contacts/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MuiLink from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import { CallError } from "../../../../lib/client.ts";
import { useMay } from "../../../../lib/session/active-business.ts";
import { IconAction } from "../../../../ui/action/icon-action.tsx";
import { Avatar } from "../../../../ui/data/avatar.tsx";
import { dateTimeText, dayText } from "../../../../ui/data/date-time.tsx";
import { Facts } from "../../../../ui/data/facts.tsx";
import { StatusChip } from "../../../../ui/data/status.tsx";
import { ArrowBackRounded } from "../../../../ui/icon/arrows.ts";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { FormSkeleton } from "../../../../ui/state/skeletons.tsx";
import { ContactNotes, contactTypeLook, useContact } from "../../../business/contacts/index.ts";
import { useZone } from "../use-zone.ts";
import { UpcomingAppointments } from "./upcoming-appointments.tsx";

/** `onBack`: on the phone, where this stands alone. */
export function ContactPane({ clientId, onBack }: { clientId: string; onBack?: (() => void) | undefined }) {
  const contact = useContact(clientId);
  const may = useMay();
  const zone = useZone();
  return (
    <>
      {onBack && (
        <Box
          sx={{
            display: "flex",
            alignItems: "center",
            minHeight: 56,
            px: 0.5,
            borderBottom: "1px solid",
            borderColor: "divider",
          }}
        >
          <IconAction label="Volver a la conversación" onClick={onBack}>
            <ArrowBackRounded />
          </IconAction>
          <Typography variant="subtitle1" component="h2">
            Datos del contacto
          </Typography>
        </Box>
      )}
      <Box sx={{ flex: 1, minHeight: 0, overflowY: "auto", p: 2.5 }}>
        {contact.isPending && <FormSkeleton fields={4} />}
        {contact.error && !isGone(contact.error) && (
          <ErrorState error={contact.error} onRetry={() => void contact.refetch()} dense />
        )}
        {contact.data && (
          <Stack sx={{ gap: 3 }}>
            <Head contact={contact.data} />
            <Facts facts={factsOf(contact.data, zone)} />
            <UpcomingAppointments clientId={clientId} zone={zone} />
            <ContactNotes contact={contact.data} mayEdit={may(PAGE.contactos, "edit")} />
            {may(PAGE.contactos) && (
              <Button component={Link} to={`/contactos?contacto=${clientId}`}>
                Ver en Contactos
              </Button>
            )}
          </Stack>
        )}
      </Box>
    </>
  );
}

/** The conversation beside it says so. */
function isGone(error: Error): boolean {
  return error instanceof CallError && error.status === 404;
}

function Head({ contact }: { contact: Contact }) {
  const { tone, mark, label } = contactTypeLook(contact.type);
  return (
    <Stack sx={{ alignItems: "center", gap: 1, textAlign: "center" }}>
      <Avatar name={contactName(contact)} size={64} />
      <Typography variant="h3" component="h2" sx={{ overflowWrap: "anywhere" }}>
        {contactName(contact)}
      </Typography>
      <StatusChip tone={tone} mark={mark} label={label} />
    </Stack>
  );
}

function factsOf(contact: Contact, zone: string | undefined) {
  const phone = contact.whatsapp ? canonicalPhone(contact.countryCode, contact.whatsapp) : "";
  return [
    {
      label: "WhatsApp",
      value: phone && (
        <MuiLink href={`https://wa.me/${phone}`} target="_blank" rel="noopener noreferrer">
          {displayPhone(phone)}
        </MuiLink>
      ),
    },
    { label: "En WhatsApp", value: contact.pushName === contactName(contact) ? "" : contact.pushName },
    { label: "Correo", value: contact.email && <MuiLink href={`mailto:${contact.email}`}>{contact.email}</MuiLink> },
    { label: "Cumpleaños", value: contact.birthdate === UNKNOWN_BIRTHDAY ? "" : birthday(contact.birthdate) },
    { label: "Género", value: contact.gender },
    { label: "Contacto desde", value: dateTimeText(contact.createdAt, { zone, time: false }) },
  ].filter((fact) => fact.value !== "");
}

/** What stands for a birthday that was not given (contract/contacts#fields). */
const UNKNOWN_BIRTHDAY = "2000-01-01";

/** '21 nov': the weekday and the year of a birth say nothing. */
function birthday(day: string): string {
  return dayText(day).split(" ").slice(1, 3).join(" ");
}
