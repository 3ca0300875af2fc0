// The button of a scenario that opens its reactivation messages, with their number.
import type { PhaseType } from "@mostrador/domain/growth/funnels/phases.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useBegun } from "../../../../ui/dialog/use-begun.ts";
import { useFormErrorWithin, useFormValue } from "../../../../ui/form/use-form-values.ts";
import { ScheduleRounded } from "../../../../ui/icon/states.ts";
import { Late, latePart } from "../../../../ui/state/late.tsx";
import type { SequenceValues } from "../funnel-values.ts";

const DIALOG = latePart(async () => (await import("./sequence-dialog.tsx")).SequenceDialog);

/** `path`: of the messages in the form; `type`: of the phase. */
export function SequenceButton({ path, scenario, type }: { path: string; scenario: string; type: PhaseType }) {
  const messages = useFormValue<SequenceValues[] | undefined>(path) ?? [];
  const isWrong = useFormErrorWithin(path);
  const { begun, begin, end } = useBegun("secuencia");
  const count = messages.length === 1 ? "1 mensaje" : `${messages.length} mensajes`;
  const label = messages.length === 0 ? "Agregar mensajes de reactivación" : `Reactivación: ${count}`;
  return (
    <Box>
      <Button
        size="small"
        startIcon={<ScheduleRounded />}
        aria-label={`${label} de ${scenario}`}
        sx={{ maxWidth: "100%", whiteSpace: "normal", textAlign: "start" }}
        onClick={() => begin(path)}
      >
        {label}
      </Button>
      {isWrong && (
        <Typography variant="body2" role="alert" sx={{ color: "error.ink", mt: 0.5 }}>
          Revisa los mensajes de reactivación.
        </Typography>
      )}
      {begun === path && <Late part={DIALOG} props={{ path, scenario, type, onClose: end }} />}
    </Box>
  );
}
