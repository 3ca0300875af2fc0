// One option of several, or any number of them; the open option asks for text.
import { MOST_OF_SHORT } from "@mostrador/domain/growth/forms/questions.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import OutlinedInput from "@mui/material/OutlinedInput";
import Radio from "@mui/material/Radio";
import { useId } from "react";
import type { AnswerProps } from "./answer-props.ts";

export function OptionsAnswer({ question, given, onChange, labelledBy, describedBy }: AnswerProps) {
  const name = useId();
  const isMany = question.questionType === "checkboxes";
  const chosen = Array.isArray(given?.value) ? given.value : given ? [String(given.value)] : [];
  const other = given?.other ?? "";
  const write = (ids: readonly string[]) => {
    const kept = question.options.filter(({ id }) => ids.includes(id)).map(({ id }) => id);
    const [only] = kept;
    if (only === undefined) onChange(undefined);
    else onChange({ value: isMany ? kept : only, ...(other && { other }) });
  };
  const choose = (id: string) =>
    write(isMany ? (chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]) : [id]);
  const Control = isMany ? Checkbox : Radio;
  return (
    <Box
      role={isMany ? "group" : "radiogroup"}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      sx={{ display: "grid", justifyItems: "start" }}
    >
      {question.options.map(({ id, text, other: isOpen }) => (
        <Box key={id} sx={{ width: 1 }}>
          <FormControlLabel
            control={<Control name={name} checked={chosen.includes(id)} onChange={() => choose(id)} />}
            label={text}
            sx={{ minHeight: 44, mr: 0, "& .MuiFormControlLabel-label": { overflowWrap: "anywhere", minWidth: 0 } }}
          />
          {isOpen && given && chosen.includes(id) && (
            <OutlinedInput
              fullWidth
              size="small"
              placeholder="Escribe tu respuesta"
              value={other}
              onChange={({ target }) => onChange({ ...given, other: target.value })}
              slotProps={{ input: { "aria-label": `${text}: escribe tu respuesta`, maxLength: MOST_OF_SHORT } }}
              sx={{ mb: 1 }}
            />
          )}
        </Box>
      ))}
      {!isMany && !question.required && given && (
        <Button size="small" variant="text" onClick={() => onChange(undefined)}>
          Borrar respuesta
        </Button>
      )}
    </Box>
  );
}
