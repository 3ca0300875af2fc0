// The questions of a form as people see them; what is answered here is kept nowhere.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { AnswerDraft } from "./answer/answer-props.ts";
import { QuestionView } from "./answer/question-view.tsx";
import type { Question } from "./api.ts";

type Props = { title?: string; description: string; questions: readonly Question[] };

export function Preview({ title, description, questions }: Props) {
  const [given, setGiven] = useState<Readonly<Record<string, AnswerDraft | undefined>>>({});
  return (
    <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)", maxWidth: 600 }}>
      {(title || description) && (
        <Box>
          {title && (
            <Typography variant="h2" component="p" sx={{ overflowWrap: "anywhere" }}>
              {title}
            </Typography>
          )}
          {description && (
            <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{description}</Typography>
          )}
        </Box>
      )}
      {questions.map((question) => (
        <QuestionView
          key={question.id}
          question={question.question ? question : { ...question, question: "(Pregunta sin texto)" }}
          given={given[question.id]}
          onChange={(answer) => setGiven({ ...given, [question.id]: answer })}
        />
      ))}
    </Box>
  );
}
