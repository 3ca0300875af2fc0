// Finds one of many by typing: searches after a pause, from a minimum number of letters; can offer to create a missing
// one.

import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import type { Theme } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type ReactNode, startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import { FieldFrame, type FieldText } from "../field/field-frame.tsx";
import { useField } from "../field/use-field.ts";
import { useUnsettled } from "../form/unsettled.ts";
import { useDebounced } from "./use-debounced.ts";

export type SearchMatch<Item = unknown> = {
  id: string;
  label: string /** Shown in the list instead of the label. */;
  face?: ReactNode;
  help?: string;
  icon?: ReactNode;
  item?: Item;
};
export type SearchSelectProps<Item> = {
  value: SearchMatch<Item> | null;
  onChange: (found: SearchMatch<Item> | null) => void;
  /** Returns the matches; aborted by further typing. */
  search: (text: string, signal: AbortSignal) => Promise<SearchMatch<Item>[]>;
  /** The minimum number of letters; 2 by default, 0 lists the first ones on opening. */
  minChars?: number;
  placeholder?: string;
  /** Offers '+ Crear "…"' below the results. */
  onCreate?: (text: string) => void;
  createLabel?: (text: string) => string;
  id?: string;
  error?: boolean;
  disabled?: boolean;
  describedBy?: string | undefined;
  /** Whether the text differs from the value's, and the field was left or the form submitted. */
  onUnchosen: (isUnchosen: boolean) => void;
};

export const UNCHOSEN = "Elige de la lista o borra lo que escribiste";
const NEW = "\u0000new";

function SearchSelect<Item>(props: SearchSelectProps<Item>) {
  const { value, onChange, search, minChars = 2, onCreate, createLabel = (text) => `Crear «${text}»` } = props;
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  /** The value whose name was last shown. */
  const shown = useRef<string | null>(null);
  const [valueBefore, setValueBefore] = useState<SearchMatch<Item> | null>(value);
  if (valueBefore?.id !== value?.id) {
    setValueBefore(value);
    // cleared from outside, such as by another branch
    if (value === null && text === valueBefore?.label) setText("");
  }
  const written = text.trim();
  const isChosen = value !== null && written === value.label.trim();
  const isUnchosen = written !== "" && !isChosen;
  const { isShown, show } = useUnsettled(isUnchosen, () => input.current?.focus());
  const tellUnchosen = useEffectEvent(props.onUnchosen);
  useEffect(() => tellUnchosen(isShown), [isShown]);
  const typed = useDebounced(written);
  // The current value's text is not a search: lists all, or only that value.
  const query = isChosen ? "" : typed;
  const [state, setState] = useState<{ query: string; found: SearchMatch<Item>[]; failed?: boolean }>();
  const asks = open && query.length >= minChars && (isChosen || query !== value?.label);

  // `search` is usually an inline function, new each time: only the text counts.
  const ask = useEffectEvent(search);
  useEffect(() => {
    if (!asks) return;
    const control = new AbortController();
    ask(query, control.signal).then(
      (found) => !control.signal.aborted && startTransition(() => setState({ query, found })),
      () => !control.signal.aborted && setState({ query, found: [], failed: true }),
    );
    return () => control.abort();
  }, [asks, query]);

  const current = state?.query === query ? state : undefined;
  const listed = (isChosen ? 0 : written.length) >= minChars ? (state?.found ?? []) : [];
  const found = isChosen && listed.length === 0 ? [value] : listed;
  const create: SearchMatch<Item>[] = onCreate && query && current ? [{ id: NEW, label: createLabel(query) }] : [];
  const isListOfText = open && current !== undefined && query === (isChosen ? "" : written);
  const empty = query.length < minChars ? `Ingresa al menos ${minChars} caracteres` : "Sin resultados";
  return (
    <Autocomplete<SearchMatch<Item>>
      {...(props.id && { id: props.id })}
      autoHighlight
      clearOnBlur={false}
      onBlur={show}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !isUnchosen) return;
        event.preventDefault();
        // The list still belongs to an earlier text: Enter must not choose its first row.
        if (!isListOfText) event.defaultMuiPrevented = true;
      }}
      open={open}
      // Shows the letter first, and renders the list afterwards.
      onOpen={() => startTransition(() => setOpen(true))}
      onClose={(_, reason) => whenLeft(reason, () => setOpen(false))}
      value={value}
      onChange={(_, chosen) => (chosen?.id === NEW ? onCreate?.(query) : onChange(chosen))}
      inputValue={text}
      onInputChange={(_, letters, reason) => {
        // Autocomplete restores the value on blur: the typed text stays, marked as not chosen.
        if (reason === "reset" && isUnchosen && value?.id === shown.current) return;
        shown.current = value?.id ?? null;
        whenLeft(reason, () => setText(letters));
      }}
      options={[...found, ...create]}
      filterOptions={(options) => options}
      getOptionLabel={(option) => (option.id === NEW ? query : option.label)}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      loading={asks && !current}
      disabled={props.disabled ?? false}
      noOptionsText={current?.failed ? "No se pudo buscar. Vuelve a escribir." : empty}
      forcePopupIcon={minChars === 0}
      {...(onCreate && { slotProps: { listbox: { sx: { pb: 0 } } } })}
      renderOption={({ key, ...attributes }, option) => (
        <Box component="li" key={key} {...attributes} {...(option.id === NEW && { sx: PINNED })}>
          <span style={{ display: "flex", gap: 10, alignItems: "center", minWidth: 0 }}>
            {option.icon}
            <span>
              {option.id === NEW ? <strong>{option.label}</strong> : (option.face ?? option.label)}
              {option.help && (
                <Typography variant="caption" color="textSecondary" sx={{ display: "block" }}>
                  {option.help}
                </Typography>
              )}
            </span>
          </span>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={input}
          error={(props.error ?? false) || isShown}
          {...(props.placeholder && { placeholder: props.placeholder })}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, "aria-describedby": props.describedBy },
          }}
        />
      )}
    />
  );
}

/** The create option stays visible below a long list. */
const PINNED = {
  position: "sticky",
  bottom: 0,
  zIndex: 1,
  minHeight: 48,
  borderTop: "1px solid",
  borderColor: "divider",
  "&&&": { bgcolor: "background.paper" },
  "&&&.Mui-focused": {
    backgroundImage: (theme: Theme) => {
      const { hover } = (theme.vars ?? theme).palette.action;
      return `linear-gradient(${hover}, ${hover})`;
    },
  },
} as const;

/** Leaving the field means that something else was pressed: react to that first. */
function whenLeft(reason: string, change: () => void): void {
  if (reason === "blur") startTransition(change);
  else change();
}

export type SearchSelectFieldProps<Item> = FieldText &
  Pick<SearchSelectProps<Item>, "search" | "minChars" | "placeholder" | "onCreate" | "createLabel"> & {
    name: string;
    /** The form holds the id: this is the text of the current one. */
    selected?: SearchMatch<Item> | null;
    /** The text of another id set from outside, such as by a draft; null when unavailable. */
    resolve?: (id: string, signal: AbortSignal) => Promise<SearchMatch<Item> | null>;
    onFound?: (found: SearchMatch<Item> | null) => void;
  };

/**
 * The same in a form, which holds the found id (null when empty). The form never holds an id that the field cannot
 * show: an unknown one is removed, and restored once its text is known.
 */
export function SearchSelectField<Item>(props: SearchSelectFieldProps<Item>) {
  const field = useField<string>(props.name);
  const [chosen, setChosen] = useState<SearchMatch<Item> | null>(props.selected ?? null);
  const known = [chosen, props.selected].find((one) => one && one.id === field.value) ?? null;
  const { search, minChars, placeholder, onCreate, createLabel } = props;
  const hidden = field.value && !known ? field.value : null;
  const [isUnchosen, setUnchosen] = useState(false);
  const error = isUnchosen ? UNCHOSEN : field.error;
  const resolving = useRef<AbortController>(undefined);
  const takeOut = useEffectEvent((id: string) => {
    field.change(null);
    resolving.current?.abort();
    const control = new AbortController();
    resolving.current = control;
    const putBack = (found: SearchMatch<Item> | null) => {
      if (!found || control.signal.aborted) return;
      setChosen(found);
      field.change(found.id);
    };
    props.resolve?.(id, control.signal).then(putBack, () => undefined);
  });
  useEffect(() => {
    if (hidden) takeOut(hidden);
  }, [hidden]);
  useEffect(() => () => resolving.current?.abort(), []);
  return (
    <FieldFrame {...props} id={field.id} error={error} several>
      <SearchSelect<Item>
        id={field.id}
        value={known}
        search={search}
        {...(minChars !== undefined && { minChars })}
        {...(placeholder && { placeholder })}
        {...(onCreate && { onCreate })}
        {...(createLabel && { createLabel })}
        onChange={(found) => {
          resolving.current?.abort();
          setChosen(found);
          field.change(found?.id ?? null);
          props.onFound?.(found);
        }}
        error={Boolean(error)}
        onUnchosen={setUnchosen}
        disabled={props.disabled ?? false}
        describedBy={(error ?? props.help) ? `${field.id}-help` : undefined}
      />
    </FieldFrame>
  );
}
