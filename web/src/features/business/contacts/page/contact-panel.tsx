// The left panel of a contact's page: face, type, facts, the assistant switch, notes and actions.
import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import type { Contact } from "@mostrador/domain/business/contacts/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { useMay } from "../../../../lib/session/active-business.ts";
import { Avatar } from "../../../../ui/data/avatar.tsx";
import { StatusChip } from "../../../../ui/data/status.tsx";
import { Card } from "../../../../ui/layout/card.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { useEditContact } from "../api.ts";
import { typeOf } from "../contact-type.ts";
import { ContactFacts } from "./contact-facts.tsx";
import { ContactNotes } from "./contact-notes.tsx";

/** `actions`: small buttons at the bottom. */
export function ContactPanel({ contact, actions }: { contact: Contact; actions: ReactNode }) {
  const mayEdit = useMay()(PAGE.contactos, "edit");
  const { tone, mark, label } = typeOf(contact.type);
  return (
    <Card>
      <Stack sx={{ gap: 2.5 }}>
        <Stack direction="row" sx={{ gap: 2, alignItems: "center" }}>
          <Avatar name={contactName(contact)} size={56} />
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{contactName(contact)}</Typography>
            <StatusChip tone={tone} mark={mark} label={label} />
          </Box>
        </Stack>
        <ContactFacts contact={contact} />
        <Answering contact={contact} mayEdit={mayEdit} />
        <Divider />
        <ContactNotes level="h2" contact={contact} mayEdit={mayEdit} />
        {actions}
      </Stack>
    </Card>
  );
}

function Answering({ contact, mayEdit }: { contact: Contact; mayEdit: boolean }) {
  const edit = useEditContact();
  const toast = useToast();
  const id = useId();
  const turn = (noRespond: boolean) =>
    edit
      .mutateAsync({ params: { id: contact._id }, body: { client: { noRespond } } })
      .catch((error: unknown) => toast.error(sayError(error)));
  const { noRespond } = edit.isPending ? { noRespond: edit.variables.body?.client.noRespond === true } : contact;
  return (
    <Box component="label" htmlFor={id} sx={{ display: "flex", alignItems: "center", gap: 2 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ typography: "subtitle2" }}>El asistente no le responde</Box>
        <Typography variant="caption" color="textSecondary">
          Tú sí puedes escribirle.
        </Typography>
      </Box>
      <Switch
        id={id}
        checked={noRespond}
        disabled={!mayEdit || edit.isPending}
        onChange={(_, checked) => void turn(checked)}
        slotProps={{ input: { role: "switch" } }}
      />
    </Box>
  );
}
