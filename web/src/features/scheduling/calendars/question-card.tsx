// Appointments deleted or moved in Google: each stays until a person decides, and many form one question.
import type { CalendarQuestion } from "@mostrador/domain/scheduling/calendars/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { ScrollBox } from "../../../ui/layout/scroll-box.tsx";
import { useAnswer } from "./use-answer.ts";

/** The maximum number of appointments in one answer. */
const MOST = 100;

export function QuestionCard({ question, mayAnswer }: { question: CalendarQuestion; mayAnswer: boolean }) {
  const answer = useAnswer();
  const titleId = useId();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = question.appointments.filter(({ _id }) => !left.has(_id)).slice(0, MOST);
  const isOne = question.appointments.length === 1;
  const say = (said: "keep" | "cancel") =>
    answer.say(
      chosen.map(({ _id }) => _id),
      said,
    );
  const toggle = (id: string) =>
    setLeft((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const isDisabled = answer.isPending || chosen.length === 0;
  return (
    <Card>
      <Stack component="section" aria-labelledby={titleId} sx={{ gap: 1.5 }}>
        <Box>
          <Typography id={titleId} variant="h3" component="h2">
            {titleOf(question)}
          </Typography>
          <Typography color="textSecondary">Agenda de {question.specialistName}</Typography>
        </Box>
        <ScrollBox label={titleOf(question)} component="ul" sx={{ m: 0, p: 0, listStyle: "none", maxHeight: 320 }}>
          {question.appointments.map((one) => (
            <Box key={one._id} component="li" sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 44 }}>
              {!isOne && mayAnswer && (
                <Checkbox
                  checked={!left.has(one._id)}
                  onChange={() => toggle(one._id)}
                  slotProps={{ input: { "aria-label": one.title } }}
                />
              )}
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{one.title}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {dateTimeText(one.start)}
                  {one.movedTo && `. En Google quedó el ${dateTimeText(one.movedTo)}`}
                  {one.busyFrom && `. Ocupado en Google desde el ${dateTimeText(one.busyFrom)}`}
                  {one.busyTitle && ` (${one.busyTitle})`}
                </Typography>
              </Box>
            </Box>
          ))}
        </ScrollBox>
        {mayAnswer && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap" }}>
            <Button variant="contained" color="primary" disabled={isDisabled} onClick={() => void say("keep")}>
              {isOne ? "Conservar la cita" : "Conservar las elegidas"}
            </Button>
            <Button color="error" disabled={isDisabled} onClick={() => void say("cancel")}>
              {isOne ? "Cancelar la cita" : "Cancelar las elegidas"}
            </Button>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

function titleOf({ kind, appointments: { length } }: CalendarQuestion): string {
  if (kind === "clash")
    return length === 1
      ? "Una cita choca con algo en Google. ¿Qué hacemos con ella?"
      : `${length} citas chocan con algo en Google. ¿Qué hacemos con ellas?`;
  if (kind === "moved")
    return length === 1
      ? "Se movió en Google a una hora que no está libre. ¿Qué hacemos con la cita?"
      : `Se movieron ${length} citas en Google a horas que no están libres. ¿Qué hacemos con ellas?`;
  return length === 1
    ? "Se borró en Google. ¿Cancelar la cita?"
    : `Se borraron ${length} citas en Google. ¿Cancelarlas?`;
}
