// The notes of a contact, newest first; Enter adds one.
import type { Contact } from "@mostrador/domain/business/contacts/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { DateTime } from "../../../../ui/data/date-time.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { useEditContact } from "../api.ts";

type Props = {
  contact: Contact;
  mayEdit: boolean;
  /** The level of its heading, below that of the page or pane. */
  level: "h2" | "h3";
};

export function ContactNotes({ contact, mayEdit, level }: Props) {
  const edit = useEditContact();
  const toast = useToast();
  const [text, setText] = useState("");
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    try {
      const notes = [{ text }, ...contact.notes];
      await edit.mutateAsync({
        params: { id: contact._id },
        body: { client: { notes, updatedAt: contact.updatedAt } },
      });
      setText("");
    } catch (error) {
      toast.error(sayError(error));
    }
  };
  return (
    <Box component="section" aria-label="Notas">
      <Typography variant="subtitle2" component={level} sx={{ mb: 1 }}>
        Notas
      </Typography>
      {mayEdit && (
        <Stack component="form" direction="row" sx={{ gap: 1, mb: 1.5 }} onSubmit={add}>
          <TextField
            fullWidth
            size="small"
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder="Escribe una nota"
            slotProps={{ htmlInput: { "aria-label": "Nota nueva", maxLength: 2000 } }}
          />
          <Button type="submit" disabled={!text.trim() || edit.isPending}>
            Agregar
          </Button>
        </Stack>
      )}
      {contact.notes.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          Sin notas
        </Typography>
      )}
      <Stack sx={{ gap: 1.5 }}>
        {contact.notes.map((note) => (
          <Box key={`${note.date}${note.text}`}>
            <Typography variant="body2" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
              {note.text}
            </Typography>
            <Typography variant="caption" color="text.secondary">
              <DateTime value={note.date} relative />
            </Typography>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
