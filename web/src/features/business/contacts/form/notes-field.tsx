// The notes of a contact in its form: a new one is added, existing ones can be removed.
import type { Contact } from "@mostrador/domain/business/contacts/schema.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { IconAction } from "../../../../ui/action/icon-action.tsx";
import { DateTime } from "../../../../ui/data/date-time.tsx";
import { TextArea } from "../../../../ui/field/text-area.tsx";
import { useField } from "../../../../ui/field/use-field.ts";
import { DeleteOutlineRounded } from "../../../../ui/icon/list-actions.ts";

const MOST = 2000;

/** `name`: the field of the list; the note being typed is in `newNote`. */
export function NotesField({ name }: { name: string }) {
  const field = useField<Contact["notes"]>(name);
  const notes = field.value ?? [];
  return (
    <>
      <TextArea name="newNote" label="Nota nueva" required={false} minRows={2} max={MOST} />
      {notes.length > 0 && (
        <Box
          component="ul"
          aria-label="Notas guardadas"
          sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1 }}
        >
          {notes.map((note, index) => (
            <Box
              component="li"
              key={`${note.date}${note.text}`}
              sx={{ display: "flex", alignItems: "start", justifyContent: "space-between", gap: 1 }}
            >
              <Box sx={{ minWidth: 0 }}>
                <Typography variant="body2" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
                  {note.text}
                </Typography>
                <Typography variant="caption" color="textSecondary">
                  <DateTime value={note.date} relative />
                </Typography>
              </Box>
              <IconAction label="Quitar nota" onClick={() => field.change(notes.filter((_, at) => at !== index))}>
                <DeleteOutlineRounded />
              </IconAction>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}
