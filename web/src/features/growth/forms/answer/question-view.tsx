// One question with the control that answers it: on the page of a form, and in the preview of the editor.
import { hasOptions, MOST_OF_PARAGRAPH, MOST_OF_SHORT, rangeOf } from "@mostrador/domain/growth/forms/questions.ts";
import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import OutlinedInput from "@mui/material/OutlinedInput";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import type { AnswerProps } from "./answer-props.ts";
import { MarksAnswer } from "./marks-answer.tsx";
import { OptionsAnswer } from "./options-answer.tsx";

type Props = Pick<AnswerProps, "question" | "given" | "onChange"> & { error?: string | undefined };

export function QuestionView({ question, given, onChange, error }: Props) {
  const id = useId();
  const own = {
    ...{ question, given, onChange },
    labelledBy: `${id}-label`,
    describedBy: error ? `${id}-error` : undefined,
  };
  return (
    <Box component="section" aria-labelledby={own.labelledBy} sx={{ display: "grid", gap: 1 }}>
      <Typography id={own.labelledBy} component="h2" sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>
        {question.question}
        {question.required && (
          <Box component="span" sx={{ color: "error.ink" }}>
            {" *"}
          </Box>
        )}
      </Typography>
      {hasOptions(question.questionType) ? (
        <OptionsAnswer {...own} />
      ) : rangeOf(question) ? (
        <MarksAnswer {...own} />
      ) : (
        <TextAnswer {...own} />
      )}
      {error && (
        <FormHelperText id={`${id}-error`} error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}

function TextAnswer({ question, given, onChange, labelledBy, describedBy }: AnswerProps) {
  const isLong = question.questionType === "paragraph";
  return (
    <OutlinedInput
      fullWidth
      multiline={isLong}
      minRows={isLong ? 3 : 1}
      value={given?.value ?? ""}
      onChange={({ target }) => onChange(target.value === "" ? undefined : { value: target.value })}
      error={describedBy !== undefined}
      slotProps={{
        input: {
          maxLength: isLong ? MOST_OF_PARAGRAPH : MOST_OF_SHORT,
          "aria-labelledby": labelledBy,
          "aria-describedby": describedBy,
        },
      }}
    />
  );
}
