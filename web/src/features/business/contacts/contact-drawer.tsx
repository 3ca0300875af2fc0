// One contact, beside the list: what is known, and what can be done.
import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import { canonicalPhone, displayPhone } from "@mostrador/domain/business/contacts/phone.ts";
import type { Contact } from "@mostrador/domain/business/contacts/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link } from "react-router";
import { useMay } from "../../../lib/session/active-business.ts";
import { Avatar } from "../../../ui/data/avatar.tsx";
import { dateTimeText, dayText } from "../../../ui/data/date-time.tsx";
import { Facts } from "../../../ui/data/facts.tsx";
import { Drawer } from "../../../ui/dialog/drawer.tsx";
import { ChatBubbleOutlineRounded } from "../../../ui/icon/messages.ts";
import { useUndoableRemoval } from "../../../ui/resource/use-undoable-removal.ts";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { FormSkeleton } from "../../../ui/state/skeletons.tsx";
import { useContact, useDeleteContact } from "./api.ts";
import { ContactForm } from "./contact-form.tsx";
import { ContactNotes } from "./contact-notes.tsx";
import { typeOf } from "./contact-type.ts";

export function ContactDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const contact = useContact(id);
  const { mutateAsync: remove } = useDeleteContact();
  const removeUndoably = useUndoableRemoval();
  const may = useMay();
  const [isEditing, setIsEditing] = useState(false);
  const mayEdit = may(PAGE.contactos, "edit");
  const takeAway = () => {
    const said = `Se eliminó a ${contact.data ? contactName(contact.data) : "este contacto"}. Sus citas se quedan, sin cliente.`;
    removeUndoably({ id, said, carryOut: () => remove({ params: { id } }) });
    onClose();
  };
  return (
    <Drawer
      open
      onClose={onClose}
      title={contact.data ? contactName(contact.data) : "Contacto"}
      actions={
        contact.data && (
          <Stack direction="row" sx={{ gap: 1, width: 1 }}>
            <Button component={Link} to={`/chat?cliente=${id}`} startIcon={<ChatBubbleOutlineRounded />}>
              Abrir chat
            </Button>
            <Box sx={{ flex: 1 }} />
            {may(PAGE.contactos, "delete") && (
              <Button color="error" variant="text" onClick={takeAway}>
                Eliminar
              </Button>
            )}
            {mayEdit && (
              <Button variant="contained" color="primary" onClick={() => setIsEditing(true)}>
                Editar
              </Button>
            )}
          </Stack>
        )
      }
    >
      {contact.isPending && <FormSkeleton />}
      {contact.error && !contact.data && (
        <ErrorState error={contact.error} onRetry={() => void contact.refetch()} dense />
      )}
      {contact.data && (
        <Stack sx={{ gap: 3 }}>
          <Stack direction="row" sx={{ gap: 2, alignItems: "center" }}>
            <Avatar name={contactName(contact.data)} size={56} />
            <Box>
              <Typography variant="h3">{contactName(contact.data)}</Typography>
              <Typography color="text.secondary">{typeOf(contact.data.type).label}</Typography>
            </Box>
          </Stack>
          <Facts facts={factsOf(contact.data)} />
          <ContactNotes contact={contact.data} mayEdit={mayEdit} />
        </Stack>
      )}
      {isEditing && contact.data && <ContactForm contact={contact.data} onClose={() => setIsEditing(false)} />}
    </Drawer>
  );
}

function factsOf(contact: Contact) {
  const phone = contact.whatsapp ? displayPhone(canonicalPhone(contact.countryCode, contact.whatsapp)) : "";
  return [
    { label: "WhatsApp", value: phone },
    { label: "Correo", value: contact.email },
    { label: "Cumpleaños", value: contact.birthdate === "2000-01-01" ? "" : dayText(contact.birthdate) },
    { label: "Género", value: contact.gender },
    { label: "Identificador", value: contact.customId },
    { label: "Asistente", value: contact.noRespond ? "No le responde" : "Le responde" },
    { label: "Última interacción", value: contact.lastInteraction ? dateTimeText(contact.lastInteraction) : "" },
    ...contact.customFields.map(({ key, value }) => ({
      label: key.replaceAll("_", " "),
      value: typeof value === "boolean" ? (value ? "Sí" : "No") : String(value),
    })),
  ].filter((fact) => fact.value !== "");
}
