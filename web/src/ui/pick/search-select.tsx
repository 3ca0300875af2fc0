// Finds one of many by typing: asks once typing rests, from a least number of letters; may offer to create what is missing.
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type ReactNode, startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import { FieldFrame, type FieldText } from "../field/field-frame.tsx";
import { useField } from "../field/use-field.ts";
import { useDebounced } from "./use-debounced.ts";

export type Found<Item = unknown> = {
  id: string;
  label: string /** Where it is listed, instead of the label. */;
  face?: ReactNode;
  help?: string;
  icon?: ReactNode;
  item?: Item;
};
export type SearchSelectProps<Item> = {
  value: Found<Item> | null;
  onChange: (found: Found<Item> | null) => void;
  /** Finds what matches; aborted when more is typed. */
  search: (text: string, signal: AbortSignal) => Promise<Found<Item>[]>;
  /** Letters before the first question; 2 unless told, 0 shows the first ones on opening. */
  minChars?: number;
  placeholder?: string;
  /** Offers '+ Crear "…"' below the results. */
  onCreate?: (text: string) => void;
  createLabel?: (text: string) => string;
  id?: string;
  error?: boolean;
  disabled?: boolean;
  describedBy?: string | undefined;
};

const NEW = "\u0000new";

function SearchSelect<Item>(props: SearchSelectProps<Item>) {
  const { value, onChange, search, minChars = 2, onCreate, createLabel = (text) => `Crear «${text}»` } = props;
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const query = useDebounced(text.trim());
  const [state, setState] = useState<{ query: string; found: Found<Item>[]; failed?: boolean }>();
  const asks = open && query.length >= minChars && query !== value?.label;

  // `search` is usually written in place and new each time: the question is what counts.
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
  const found = text.trim().length >= minChars ? (state?.found ?? []) : [];
  const create: Found<Item>[] = onCreate && query && current ? [{ id: NEW, label: createLabel(query) }] : [];
  const empty = query.length < minChars ? `Ingresa al menos ${minChars} caracteres` : "Sin resultados";
  return (
    <Autocomplete<Found<Item>>
      {...(props.id && { id: props.id })}
      autoHighlight
      open={open}
      // The letter is answered first; its list is drawn after it.
      onOpen={() => startTransition(() => setOpen(true))}
      onClose={(_, reason) => whenLeft(reason, () => setOpen(false))}
      value={value}
      onChange={(_, chosen) => (chosen?.id === NEW ? onCreate?.(query) : onChange(chosen))}
      inputValue={text}
      onInputChange={(_, typed, reason) => whenLeft(reason, () => setText(typed))}
      options={[...found, ...create]}
      filterOptions={(options) => options}
      getOptionLabel={(option) => (option.id === NEW ? query : option.label)}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      loading={asks && !current}
      disabled={props.disabled ?? false}
      noOptionsText={current?.failed ? "No se pudo buscar. Vuelve a escribir." : empty}
      forcePopupIcon={minChars === 0}
      renderOption={({ key, ...attributes }, option) => (
        <li key={key} {...attributes}>
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
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          error={props.error ?? false}
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

/** Whoever leaves the field has touched something else: that is answered first. */
function whenLeft(reason: string, change: () => void): void {
  if (reason === "blur") startTransition(change);
  else change();
}

export type SearchSelectFieldProps<Item> = FieldText &
  Pick<SearchSelectProps<Item>, "search" | "minChars" | "placeholder" | "onCreate" | "createLabel"> & {
    name: string;
    /** The form holds the id: this says how the id that is already there reads. */
    selected?: Found<Item> | null;
    /** How another id reads that came into the form, as with a draft; null when it cannot be shown. */
    resolve?: (id: string, signal: AbortSignal) => Promise<Found<Item> | null>;
    onFound?: (found: Found<Item> | null) => void;
  };

/**
 * The same in a form, which holds the id of what was found (null when emptied). The form never holds an id that the field
 * does not show: one that comes in unknown is taken out, and put back once it can be shown.
 */
export function SearchSelectField<Item>(props: SearchSelectFieldProps<Item>) {
  const field = useField<string>(props.name);
  const [chosen, setChosen] = useState<Found<Item> | null>(props.selected ?? null);
  const known = [chosen, props.selected].find((one) => one && one.id === field.value) ?? null;
  const { search, minChars, placeholder, onCreate, createLabel } = props;
  const hidden = field.value && !known ? field.value : null;
  const resolving = useRef<AbortController>(undefined);
  const takeOut = useEffectEvent((id: string) => {
    field.change(null);
    resolving.current?.abort();
    const control = new AbortController();
    resolving.current = control;
    const putBack = (found: Found<Item> | null) => {
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
    <FieldFrame {...props} id={field.id} error={field.error} several>
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
        error={Boolean(field.error)}
        disabled={props.disabled ?? false}
        describedBy={(field.error ?? props.help) ? `${field.id}-help` : undefined}
      />
    </FieldFrame>
  );
}
