// In an open appointment that was deleted or moved in Google: a person decides what to do.
import { answerQuestion } from "@mostrador/domain/scheduling/calendars/routes.ts";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useMayCall } from "../../../lib/session/active-business.ts";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import type { OfAppointment } from "../appointments/index.ts";
import { useQuestions } from "./api.ts";
import { questionsById } from "./question-marks.tsx";
import { useAnswer } from "./use-answer.ts";

export function AppointmentQuestion({ entry, zone }: OfAppointment) {
  const answer = useAnswer();
  const mayAnswer = useMayCall()(answerQuestion);
  const asked = questionsById(useQuestions().data).get(entry._id);
  if (!asked) return null;
  const said = asked.busyFrom
    ? `Choca con algo en Google desde el ${dateTimeText(asked.busyFrom, { zone })}. Muévela, cancélala o consérvala.`
    : asked.movedTo
      ? `Se movió en Google al ${dateTimeText(asked.movedTo, { zone })}, y esa hora no está libre. ¿Cancelar la cita?`
      : "Se borró en Google. ¿Cancelar la cita?";
  return (
    <Notice tone="warning" role="status">
      <Stack sx={{ gap: 1 }}>
        <Typography variant="body2">{said}</Typography>
        {mayAnswer && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap" }}>
            <Button
              size="small"
              color="error"
              disabled={answer.isPending}
              onClick={() => void answer.say([entry._id], "cancel")}
            >
              Cancelar la cita
            </Button>
            <Button
              size="small"
              variant="contained"
              color="primary"
              disabled={answer.isPending}
              onClick={() => void answer.say([entry._id], "keep")}
            >
              Conservarla
            </Button>
          </Stack>
        )}
      </Stack>
    </Notice>
  );
}
