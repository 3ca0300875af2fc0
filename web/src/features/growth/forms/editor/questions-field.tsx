// The questions of a form: one is open at a time; their order changes by dragging the handle, or with its arrow keys.
import { MOST_QUESTIONS, QUESTION_LABELS, QUESTION_TYPES } from "@mostrador/domain/growth/forms/questions.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useFormState } from "react-hook-form";
import { IconAction } from "../../../../ui/action/icon-action.tsx";
import { MenuButton } from "../../../../ui/action/menu-button.tsx";
import { ENTRY, useReorder } from "../../../../ui/drag/use-reorder.ts";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { useFormError, useFormValue, useSetFormList } from "../../../../ui/form/use-form-values.ts";
import { ExpandMoreRounded } from "../../../../ui/icon/arrows.ts";
import { AddRounded, DeleteOutlineRounded } from "../../../../ui/icon/list-actions.ts";
import { DragIndicatorRounded } from "../../../../ui/icon/notes.ts";
import { HiddenText } from "../../../../ui/layout/hidden-text.tsx";
import { Notice } from "../../../../ui/state/notice.tsx";
import { moved, newQuestion, type QuestionValues } from "./form-values.ts";
import { QuestionFields } from "./question-fields.tsx";

export function QuestionsField() {
  const questions = useFormValue<QuestionValues[]>("questions");
  const set = useSetFormList();
  const error = useFormError("questions");
  const faults = useFormState({ name: "questions" }).errors.questions as unknown as readonly unknown[] | undefined;
  const [openId, setOpenId] = useState(questions.length === 1 ? (questions[0]?.id ?? "") : "");
  const [said, setSaid] = useState("");
  const handle = useReorder(questions.length, (from, to) => {
    set("questions", moved(questions, from, to));
    setSaid(`Pregunta ${from + 1}: ahora es la ${to + 1} de ${questions.length}`);
  });
  const add = (question: QuestionValues) => {
    set("questions", [...questions, question]);
    setOpenId(question.id);
  };
  return (
    <FormSection
      title="Preguntas"
      description="Arrastra una pregunta para cambiar su lugar, o usa las flechas en su agarre."
    >
      {error && (
        <Notice tone="error" role="alert">
          {error}
        </Notice>
      )}
      <HiddenText live>{said}</HiddenText>
      <Box sx={{ display: "grid", gap: 1, gridTemplateColumns: "minmax(0, 1fr)" }}>
        {questions.map((question, at) => {
          const name = `Pregunta ${at + 1}`;
          const isOpen = question.id === openId || Boolean(faults?.[at]);
          return (
            <Box key={question.id} {...{ [ENTRY]: "" }} role="group" aria-label={name} sx={FRAME}>
              <Box sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
                <IconAction
                  label={`Mover ${name.toLowerCase()}`}
                  {...handle(at)}
                  disabled={questions.length === 1}
                  sx={{ cursor: "grab", touchAction: "none" }}
                >
                  <DragIndicatorRounded />
                </IconAction>
                <Box
                  component="button"
                  type="button"
                  aria-expanded={isOpen}
                  onClick={() => setOpenId(question.id === openId ? "" : question.id)}
                  sx={HEAD}
                >
                  <Box sx={{ flex: 1, minWidth: 0 }}>
                    <Typography component="span" sx={{ display: "block", fontWeight: 500, overflowWrap: "anywhere" }}>
                      {`${at + 1}. ${question.question || "Pregunta sin texto"}`}
                    </Typography>
                    <Typography component="span" variant="body2" color="textSecondary">
                      {`${QUESTION_LABELS[question.questionType]}${question.required ? " · Obligatoria" : ""}`}
                    </Typography>
                  </Box>
                  <ExpandMoreRounded sx={{ transform: isOpen ? "rotate(180deg)" : "none" }} />
                </Box>
                <IconAction
                  label={`Quitar ${name.toLowerCase()}`}
                  disabled={questions.length === 1}
                  onClick={() =>
                    set(
                      "questions",
                      questions.filter((_, index) => index !== at),
                    )
                  }
                >
                  <DeleteOutlineRounded />
                </IconAction>
              </Box>
              {isOpen && <QuestionFields at={at} question={question} />}
            </Box>
          );
        })}
      </Box>
      {questions.length < MOST_QUESTIONS && (
        <Box>
          <MenuButton
            label="Agregar pregunta"
            align="left"
            trigger={(props) => (
              <Button startIcon={<AddRounded />} {...props}>
                Agregar pregunta
              </Button>
            )}
            actions={QUESTION_TYPES.map((type) => ({
              label: QUESTION_LABELS[type],
              onSelect: () => add(newQuestion(type)),
            }))}
          />
        </Box>
      )}
    </FormSection>
  );
}

const FRAME = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: "minmax(0, 1fr)",
  p: 1,
  border: "1px solid",
  borderColor: "divider",
  borderRadius: "10px",
  bgcolor: "background.paper",
} as const;
const HEAD = {
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  display: "flex",
  alignItems: "center",
  gap: 1,
  p: 0.5,
  border: 0,
  borderRadius: "6px",
  font: "inherit",
  textAlign: "left",
  color: "inherit",
  bgcolor: "transparent",
  cursor: "pointer",
  "&:focus-visible": { outline: "2px solid", outlineColor: "primary.main" },
} as const;
