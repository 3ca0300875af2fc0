import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useRef, useState } from "react";
import { FieldFrame, type FieldText } from "../field/field-frame.tsx";
import { useField } from "../field/use-field.ts";
import { useUnsettled } from "../form/unsettled.ts";

const UNREAD = "No se entiende la duración. Escribe, por ejemplo, 45 o 1 h 30.";
const USUAL = [15, 30, 45, 60, 75, 90, 120, 150, 180, 240];

/** Minutes as a number, shown as '1 h 30 min'; typed as '90', '1:30', '1.5 h' or '1 h 30'. */
export function DurationField(props: FieldText & { name: string; usual?: readonly number[] }) {
  const field = useField<number>(props.name);
  const [typed, setTyped] = useState<string>();
  const shown = field.value ? durationText(field.value) : "";
  const input = useRef<HTMLInputElement>(null);
  const isUnread = typed !== undefined && typed.trim() !== "" && readDuration(typed) === undefined;
  const { isShown, show } = useUnsettled(isUnread, () => input.current?.focus());
  const error = isShown ? UNREAD : field.error;
  const take = (text: string) => {
    const read = readDuration(text);
    if (read === undefined && text.trim() !== "") return show();
    field.change(read ?? null);
    setTyped(undefined);
  };
  return (
    <FieldFrame {...props} id={field.id} error={error} several>
      <Autocomplete
        id={field.id}
        freeSolo
        selectOnFocus
        disableClearable
        onKeyDown={(event) => {
          if (event.key === "Enter" && isUnread) event.preventDefault();
        }}
        options={(props.usual ?? USUAL).map(durationText)}
        filterOptions={(options) => options}
        value={shown}
        inputValue={typed ?? shown}
        disabled={props.disabled ?? false}
        onInputChange={(_, text, reason) => reason === "input" && setTyped(text)}
        onChange={(_, text) => take(text)}
        onBlur={() => {
          if (typed !== undefined) take(typed);
          field.blur();
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            inputRef={(element: HTMLInputElement | null) => {
              input.current = element;
              field.ref(element);
            }}
            error={Boolean(error)}
          />
        )}
      />
    </FieldFrame>
  );
}

export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(" ");
}

export function readDuration(text: string): number | undefined {
  const plain = text.trim().toLowerCase().replace(",", ".");
  if (/^\d+\s*(m|min|minutos?)?$/.test(plain)) return Number.parseInt(plain, 10);
  const parts = /^(\d+(?:\.\d+)?)\s*(?:h|hrs?|horas?|:)\s*(?:(\d{1,2})\s*(?:m|min|minutos?)?)?$/.exec(plain);
  return parts ? Math.round(Number(parts[1]) * 60 + Number(parts[2] ?? 0)) : undefined;
}
