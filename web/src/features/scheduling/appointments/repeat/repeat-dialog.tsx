// Repeats an appointment every few weeks: lists each date with its problem before anything is saved.
import { whoComes } from "@mostrador/domain/scheduling/appointments/attendee.ts";
import { Repeat } from "@mostrador/domain/scheduling/appointments/repeat/schema.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import Typography from "@mui/material/Typography";
import { FormDialog } from "../../../../ui/dialog/form-dialog.tsx";
import { NumberField } from "../../../../ui/field/number-field.tsx";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { useRepeatAppointment } from "../api.ts";
import { whenText } from "../entry/when-text.ts";
import { RepeatPreview } from "./repeat-preview.tsx";

const USUAL = { everyWeeks: 1, times: 4, takes: "possible", confirmOutsideHours: false, isPreview: false };

export function RepeatDialog({ entry, onClose }: { entry: AgendaEntry; onClose: () => void }) {
  const repeat = useRepeatAppointment();
  const toast = useToast();
  return (
    <FormDialog<Repeat>
      open
      onClose={onClose}
      title="Repetir cita"
      schema={Repeat}
      defaultValues={USUAL}
      errorRoot="repeat"
      submitLabel="Agendar"
      savingLabel="Agendando..."
      onSubmit={async (values) => {
        const { message } = await repeat.mutateAsync({ params: { id: entry._id }, body: { repeat: values } });
        toast.success(message);
      }}
    >
      <Typography>
        <b>{[whoComes(entry), entry.serviceName].filter(Boolean).join(" · ")}</b>
        <br />
        {whenText(entry)}
      </Typography>
      <FormSection columns={2}>
        <NumberField name="everyWeeks" label="Cada cuántas semanas" />
        <NumberField name="times" label="Cuántas veces más" />
      </FormSection>
      <RepeatPreview id={entry._id} />
    </FormDialog>
  );
}
