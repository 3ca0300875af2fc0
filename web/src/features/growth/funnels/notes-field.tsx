// The notes of a funnel, each with its day; blank ones are dropped.
import { MOST_NOTES } from "@mostrador/domain/growth/funnels/resource.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useZone } from "../../../lib/use-zone.ts";
import { IconAction } from "../../../ui/action/icon-action.tsx";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { useFormValue, useSetFormList } from "../../../ui/form/use-form-values.ts";
import { AddRounded, DeleteOutlineRounded } from "../../../ui/icon/list-actions.ts";
import { type NoteValues, newNote } from "./funnel-values.ts";

export function NotesField() {
  const notes = useFormValue<NoteValues[]>("notes");
  const set = useSetFormList();
  const zone = useZone();
  return (
    <FormSection level="h2" title="Notas" description="Lo que tu equipo debe saber de este funnel.">
      {notes.map(({ key, date }, at) => (
        <Box key={key} sx={{ display: "flex", gap: 1, alignItems: "start" }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <TextArea
              name={`notes.${at}.text`}
              label={`Nota ${at + 1}`}
              minRows={2}
              max={500}
              required={false}
              {...(date && { help: dateTimeText(date, { zone }) })}
            />
          </Box>
          <IconAction
            label={`Quitar nota ${at + 1}`}
            onClick={() =>
              set(
                "notes",
                notes.filter((_, index) => index !== at),
              )
            }
            sx={{ mt: 3.5 }}
          >
            <DeleteOutlineRounded />
          </IconAction>
        </Box>
      ))}
      {notes.length < MOST_NOTES && (
        <Button
          startIcon={<AddRounded />}
          sx={{ justifySelf: "start" }}
          onClick={() => set("notes", [...notes, newNote()])}
        >
          Agregar nota
        </Button>
      )}
    </FormSection>
  );
}
