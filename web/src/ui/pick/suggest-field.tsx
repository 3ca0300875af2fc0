import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { FieldFrame, type FieldText } from "../field/field-frame.tsx";
import { useField } from "../field/use-field.ts";

export type SuggestFieldProps = FieldText & {
  name: string;
  /** Suggestions only: any other text is accepted. */
  options: readonly string[];
  placeholder?: string;
  maxLength?: number;
};

/** One line of text, with suggestions. The form holds the text. */
export function SuggestField(props: SuggestFieldProps) {
  const field = useField<string>(props.name);
  const { id } = field;
  const text = field.value ?? "";
  const [isByKey, setByKey] = useState(false);
  return (
    <FieldFrame {...props} id={id} error={field.error} several>
      <Autocomplete
        id={id}
        freeSolo
        disableClearable
        options={props.options}
        filterOptions={(options) => suggestionsFor(options, text)}
        value={text}
        inputValue={text}
        onInputChange={(_, written, reason) => {
          if (reason !== "reset") field.change(written);
        }}
        onHighlightChange={(_, __, reason) => setByKey(reason === "keyboard")}
        onKeyDown={(event) => {
          // A row under the mouse by accident is not the typed text.
          if (event.key === "Enter" && !isByKey) event.defaultMuiPrevented = true;
        }}
        onChange={(_, chosen) => field.change(chosen)}
        onBlur={field.blur}
        disabled={props.disabled ?? false}
        renderInput={(params) => (
          <TextField
            {...params}
            inputRef={field.ref}
            name={field.name}
            error={Boolean(field.error)}
            placeholder={props.placeholder ?? ""}
            slotProps={{
              ...params.slotProps,
              htmlInput: {
                ...params.slotProps.htmlInput,
                autoComplete: "off",
                maxLength: props.maxLength,
                "aria-required": props.required,
                "aria-describedby": (field.error ?? props.help) ? `${id}-help` : undefined,
              },
            }}
          />
        )}
      />
    </FieldFrame>
  );
}

const MOST_FOUND = 50;

/** Prefix matches first, ignoring accents; the whole list when the text is empty or one of them. */
export function suggestionsFor(options: readonly string[], written: string): string[] {
  if (written === "" || options.includes(written)) return [...options];
  const wanted = plain(written);
  const found = options.filter((option) => plain(option).includes(wanted));
  const begins = (option: string) => plain(option).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))].slice(0, MOST_FOUND);
}

function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
}
