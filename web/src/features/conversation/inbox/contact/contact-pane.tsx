// The contact of the open conversation: facts, next appointments, notes.
import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import type { Contact } from "@mostrador/domain/business/contacts/schema.ts";
import { deleteThread } from "@mostrador/domain/conversation/inbox/routes.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import { isMissing } from "../../../../lib/client.ts";
import { useMay, useMayCall } from "../../../../lib/session/active-business.ts";
import { IconAction } from "../../../../ui/action/icon-action.tsx";
import { Avatar } from "../../../../ui/data/avatar.tsx";
import { StatusChip } from "../../../../ui/data/status.tsx";
import { ArrowBackRounded } from "../../../../ui/icon/arrows.ts";
import { ScrollBox } from "../../../../ui/layout/scroll-box.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { FormSkeleton } from "../../../../ui/state/skeletons.tsx";
import { ContactFacts, ContactNotes, contactTypeLook, useContact } from "../../../business/contacts/index.ts";
import { useStarts } from "../quick-actions/starts.ts";
import { useZone } from "../use-zone.ts";
import { DeleteThread } from "./delete-thread.tsx";
import { UpcomingAppointments } from "./upcoming-appointments.tsx";

type Props = {
  clientId: string;
  /** For the phone, where this pane is shown alone. */
  onBack?: (() => void) | undefined;
  /** By the name of the action to start for the contact. */
  onBegin: (name: string) => void;
  /** The conversation was deleted. */
  onRemoved: () => void;
};

export function ContactPane({ clientId, onBack, onBegin, onRemoved }: Props) {
  const starts = useStarts();
  const contact = useContact(clientId);
  const may = useMay();
  const mayCall = useMayCall();
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
      <ScrollBox label="Datos del contacto" sx={{ flex: 1, minHeight: 0, p: 2.5 }}>
        {contact.isPending && <FormSkeleton fields={4} />}
        {/* the conversation next to it says what is missing */}
        {contact.error && !isMissing(contact.error) && (
          <ErrorState
            title="Error al cargar información del cliente"
            error={contact.error}
            onRetry={() => void contact.refetch()}
            dense
          />
        )}
        {contact.data && (
          <Stack sx={{ gap: 3 }}>
            <Head contact={contact.data} />
            {starts.map(({ name, label, icon: Icon }) => (
              <Button key={name} startIcon={<Icon />} onClick={() => onBegin(name)}>
                {label}
              </Button>
            ))}
            <ContactFacts contact={contact.data} zone={zone} />
            <UpcomingAppointments clientId={clientId} zone={zone} />
            <ContactNotes level="h3" contact={contact.data} mayEdit={may(PAGE.contactos, "edit")} />
            {may(PAGE.contactos) && (
              <Button component={Link} to={`/contactos/${clientId}`}>
                Ver en Contactos
              </Button>
            )}
            {mayCall(deleteThread) && <DeleteThread contact={contact.data} onRemoved={onRemoved} />}
          </Stack>
        )}
      </ScrollBox>
    </>
  );
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
