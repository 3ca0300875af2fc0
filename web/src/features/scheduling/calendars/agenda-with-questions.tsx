// The agenda, and above it a line where something that was done in Google waits for a decision.
import { answerQuestion } from "@mostrador/domain/scheduling/calendars/routes.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useMayCall } from "../../../lib/session/active-business.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { AgendaPage } from "../appointments/index.ts";
import { useQuestions } from "./api.ts";
import { QuestionCard } from "./question-card.tsx";

export function AgendaWithQuestions() {
  const questions = useQuestions().data ?? [];
  const mayAnswer = useMayCall()(answerQuestion);
  const [isOpen, setIsOpen] = useState(false);
  const count = questions.reduce((sum, { appointments }) => sum + appointments.length, 0);
  return (
    <>
      <AgendaPage
        notice={
          count > 0 && (
            <Box sx={{ px: { xs: 1, sm: 2 }, pt: 1 }}>
              <Notice
                tone="warning"
                action={
                  <Button size="small" onClick={() => setIsOpen(true)}>
                    Ver
                  </Button>
                }
              >
                {count === 1 ? "Una cita cambió en Google" : `${count} citas cambiaron en Google`} y hay que decidir qué
                hacer.
              </Notice>
            </Box>
          )
        }
      />
      {isOpen && count > 0 && (
        <Dialog open onClose={() => setIsOpen(false)} title="Cambios en Google">
          <Box sx={{ display: "grid", gap: 2 }}>
            {questions.map((question) => (
              <QuestionCard
                key={`${question.specialistId} ${question.kind}`}
                question={question}
                mayAnswer={mayAnswer}
              />
            ))}
          </Box>
        </Dialog>
      )}
    </>
  );
}
