import Autocomplete from "@mui/material/Autocomplete";
import Checkbox from "@mui/material/Checkbox";
import Chip from "@mui/material/Chip";
import TextField from "@mui/material/TextField";
import { useRef, useState } from "react";
import { FieldFrame, type FieldText } from "../field/field-frame.tsx";
import type { Option } from "../field/select-field.tsx";
import { useField } from "../field/use-field.ts";
import { useUnsettled } from "../form/unsettled.ts";
import { UNCHOSEN } from "./search-select.tsx";

export type MultiSelectFieldProps = FieldText & {
  name: string;
  options: readonly Option[];
  placeholder?: string;
  /** Custom words, added with Enter: for tags and keywords. */
  free?: boolean;
};

/** Several options as chips. The form holds the list of values. */
export function MultiSelectField(props: MultiSelectFieldProps) {
  const field = useField<string[]>(props.name);
  const labelOf = (value: string) =>
    props.options.find((option) => option.value === value)?.label ?? (props.free ? value : "Ya no está disponible");
  const value = field.value ?? [];
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const isUnchosen = !props.free && text.trim() !== "";
  const { isShown, show } = useUnsettled(isUnchosen, () => input.current?.focus());
  const error = isShown ? UNCHOSEN : field.error;
  const leave = () => {
    const word = text.trim();
    if (props.free && word !== "") {
      if (!value.includes(word)) field.change([...value, word]);
      setText("");
    }
    show();
    field.blur();
  };
  return (
    <FieldFrame {...props} id={field.id} error={error} several>
      <Autocomplete
        id={field.id}
        multiple
        autoHighlight={!props.free}
        clearOnBlur={false}
        inputValue={text}
        onInputChange={(_, typed) => setText(typed)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && isUnchosen) event.preventDefault();
        }}
        disableCloseOnSelect={!props.free}
        freeSolo={props.free ?? false}
        options={props.options.map((option) => option.value)}
        value={value}
        onChange={(_, chosen) => field.change(chosen.map((one) => one.trim()).filter(Boolean))}
        onBlur={leave}
        getOptionLabel={labelOf}
        disabled={props.disabled ?? false}
        renderValue={(chosen, itemProps) =>
          chosen.map((one, index) => {
            const { key, ...rest } = itemProps({ index });
            return <Chip key={key} size="small" label={labelOf(one)} {...rest} />;
          })
        }
        renderOption={({ key, ...attributes }, option, { selected }) => (
          <li key={key} {...attributes}>
            <Checkbox size="small" checked={selected} tabIndex={-1} sx={{ ml: -1, mr: 0.5, p: 0.5 }} aria-hidden />
            {labelOf(option)}
          </li>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            inputRef={input}
            error={Boolean(error)}
            placeholder={value.length === 0 ? (props.placeholder ?? "Selecciona") : ""}
          />
        )}
      />
    </FieldFrame>
  );
}
