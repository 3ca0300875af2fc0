// An hour as HH:mm, typed in usual forms: '9' is 09:00, '930' is 09:30, '5 pm' is 17:00; with a list of steps.
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useRef, useState } from "react";
import { useUnsettled } from "../form/unsettled.ts";
import { hourText } from "./hour-text.ts";

export type TimeInputProps = {
  value: string;
  onChange: (time: string) => void;
  label: string;
  id?: string;
  /** Minutes between listed hours. */
  step?: number;
  min?: string;
  max?: string;
  error?: boolean;
  disabled?: boolean;
  fullWidth?: boolean;
  /** The end of a range: midnight is 24:00, and so is 0. */
  isEnd?: boolean;
  /** Keeps an invalid text; by default the previous hour returns. */
  keepsUnread?: boolean;
  describedBy?: string | undefined;
};

export function TimeInput({
  value,
  onChange,
  label,
  id,
  step = 30,
  min = "00:00",
  max = "23:59",
  error,
  disabled,
  fullWidth = false,
  keepsUnread = false,
  isEnd = false,
  describedBy,
}: TimeInputProps) {
  const [typed, setTyped] = useState<string>();
  const read = isEnd ? readEnd : readTime;
  const input = useRef<HTMLInputElement>(null);
  const isUnread = typed !== undefined && !keepsUnread && read(typed) === undefined;
  useUnsettled(isUnread, () => input.current?.focus());
  const settle = () => {
    const time = typed === undefined ? undefined : (read(typed) ?? (keepsUnread ? typed.trim() : undefined));
    if (time !== undefined) onChange(time);
    setTyped(undefined);
  };
  return (
    <Autocomplete
      id={id}
      freeSolo
      selectOnFocus
      disableClearable
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !isUnread) return;
        event.preventDefault();
        event.defaultMuiPrevented = true;
      }}
      forcePopupIcon={false}
      disabled={disabled ?? false}
      options={isEnd ? [...offered(step, min, max), "24:00"] : offered(step, min, max)}
      // a typed hour needs no list, which would cover what follows the field
      filterOptions={(options) => (typed !== undefined && read(typed) !== undefined ? [] : options)}
      getOptionLabel={written}
      value={value}
      inputValue={typed ?? written(value)}
      onInputChange={(_, text, reason) => reason === "input" && setTyped(text)}
      onChange={(_, text) => {
        const time = read(text) ?? (keepsUnread ? text.trim() : undefined);
        if (time !== undefined) onChange(time);
        setTyped(undefined);
      }}
      onBlur={settle}
      slotProps={{ listbox: { sx: { maxHeight: 240 } } }}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={input}
          error={(error ?? false) || isUnread}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              "aria-label": label,
              "aria-describedby": describedBy,
              maxLength: 16,
            },
          }}
        />
      )}
      sx={{
        width: fullWidth ? 1 : 112,
        flexShrink: 0,
        "& .MuiAutocomplete-inputRoot.MuiAutocomplete-inputRoot": { paddingRight: 1 },
      }}
    />
  );
}

/** `HH:mm`, or undefined for an invalid text. */
export function readTime(text: string): string | undefined {
  const match = /^(\d{1,2})[:.h ]?(\d{2})? ?(?:h|hrs?)? ?([ap])?\.? ?(m\.?)?$/i.exec(text.trim().replace(/\s+/g, " "));
  if (!match) return undefined;
  const half = match[3]?.toLowerCase();
  if (half === "a" && Number(match[1]) > 12) return undefined;
  const hour = half ? (Number(match[1]) % 12) + (half === "p" ? 12 : 0) : Number(match[1]);
  const minute = Number(match[2] ?? 0);
  return hour < 24 && minute < 60 ? clock(hour * 60 + minute) : undefined;
}

/** The same for the end of a range, which may be the end of the day. */
export function readEnd(text: string): string | undefined {
  const time = /^24(?:[:.h ]?00)?$/.test(text.trim()) ? "24:00" : readTime(text);
  return time === "00:00" ? "24:00" : time;
}

function offered(step: number, min: string, max: string): string[] {
  const times: string[] = [];
  for (let minute = minutes(min); minute <= minutes(max); minute += step) times.push(clock(minute));
  return times;
}

/** The displayed text; an invalid one stays as typed. */
const written = (value: string) => (/^\d\d:\d\d$/.test(value) ? hourText(value) : value);
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
