// The result of one question: bars of its options or numbers, the average of numbers, the latest texts.
import { hasOptions, QUESTION_LABELS, rangeOf } from "@mostrador/domain/growth/forms/questions.ts";
import type { FormResults } from "@mostrador/domain/growth/forms/schema.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Question } from "../api.ts";
import { type BarCount, Bars } from "./bars.tsx";

type Result = FormResults["questions"][number];

export function QuestionResult({ question, result }: { question: Question; result: Result }) {
  const { answered, average, texts } = result;
  const bars = barsOf(question, result);
  return (
    <Box component="section" aria-label={question.question} sx={{ display: "grid", gap: 1.5 }}>
      <Box>
        <Typography component="h2" sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>
          {question.question}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[
            QUESTION_LABELS[question.questionType],
            answered === 1 ? "1 respuesta" : `${answered} respuestas`,
            average !== null && `promedio ${average.toLocaleString("es-MX")}`,
          ]
            .filter(Boolean)
            .join(" · ")}
        </Typography>
      </Box>
      {bars.length > 0 && <Bars label={`Resultado de ${question.question}`} counts={bars} of={answered} />}
      {texts.length > 0 && (
        <Box component="ul" aria-label="Últimas respuestas escritas" sx={{ m: 0, pl: 2.5, display: "grid", gap: 0.5 }}>
          {texts.map((text, at) => (
            <Typography
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may write the same
              key={at}
              component="li"
              variant="body2"
              sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}
            >
              {text}
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  );
}

function barsOf(question: Question, { counts }: Result): BarCount[] {
  const countOf = (value: string) => counts.find((one) => one.value === value)?.count ?? 0;
  if (hasOptions(question.questionType))
    return question.options.map(({ id, text }) => ({ label: text, count: countOf(id) }));
  const range = rangeOf(question);
  if (!range) return [];
  const marks = Array.from({ length: range.to - range.from + 1 }, (_, at) => range.from + at);
  return marks.map((mark) => ({ label: markText(question, mark), count: countOf(String(mark)) }));
}

function markText({ linearScale }: Question, mark: number): string {
  const label =
    mark === linearScale?.minLinear
      ? linearScale.minLabel
      : mark === linearScale?.maxLinear
        ? linearScale.maxLabel
        : "";
  return label ? `${mark}: ${label}` : String(mark);
}
