import IconButton from "@mui/material/IconButton";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useEffect, useEffectEvent, useState } from "react";
import { FieldSide } from "../field/field-side.tsx";
import { CloseRounded, SearchRounded } from "../icon/actions.ts";
import { useDebounced } from "./use-debounced.ts";

export type SearchInputProps = {
  value: string;
  /** Called after a pause of `restMs`, or at once with Enter. */
  onChange: (text: string) => void;
  label: string;
  placeholder?: string;
  autoFocus?: boolean;
  restMs?: number | undefined;
};

/** The search box of a list. Esc clears it. */
export function SearchInput(props: SearchInputProps) {
  const { value, onChange, label, placeholder = label, autoFocus = false, restMs } = props;
  const [typed, setTyped] = useState(value);
  const settled = useDebounced(typed, restMs);
  useEffect(() => setTyped(value), [value]);
  // Only typing calls back: the caller already knows an external change.
  const tell = useEffectEvent((text: string) => {
    if (text !== value) onChange(text);
  });
  useEffect(() => tell(settled), [settled]);
  const clear = () => {
    setTyped("");
    onChange("");
  };
  return (
    <OutlinedInput
      fullWidth
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter" && typed !== value) onChange(typed);
        if (event.key !== "Escape" || !typed) return;
        event.stopPropagation();
        clear();
      }}
      placeholder={placeholder}
      autoFocus={autoFocus}
      startAdornment={
        <FieldSide side="start">
          <SearchRounded />
        </FieldSide>
      }
      endAdornment={
        typed && (
          <IconButton size="small" aria-label="Borrar búsqueda" onClick={clear}>
            <CloseRounded />
          </IconButton>
        )
      }
      slotProps={{ input: { "aria-label": label, type: "search", enterKeyHint: "search", autoComplete: "off" } }}
      sx={{ maxWidth: { sm: 420 }, "& input::-webkit-search-cancel-button": { display: "none" } }}
    />
  );
}
