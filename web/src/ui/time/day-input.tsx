// A calendar day, typed in usual forms ('22/11', 'mañana', 'viernes') or chosen from a month. Unreadable text stays.
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import Popover from "@mui/material/Popover";
import { type KeyboardEvent, type Ref, useRef, useState } from "react";
import { IconAction } from "../action/icon-action.tsx";
import { dayText } from "../data/date-time.tsx";
import { CalendarMonthOutlined } from "../icon/places.ts";
import { dayOfMonth, monthShort } from "./day-words.ts";
import { MonthGrid } from "./month-grid.tsx";
import { deviceToday, isDay, readDay } from "./typed-day.ts";

export type DayInputProps = {
  /** `YYYY-MM-DD`, '', or typed text that is not a day. */
  value: string;
  /** '' after it was cleared. */
  onChange: (value: string) => void;
  onBlur?: () => void;
  label: string;
  id?: string;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
  min?: Day | undefined;
  max?: Day | undefined;
  /** A birthday: the year comes from a list, and the weekday is not shown. */
  years?: boolean;
  error?: boolean;
  disabled?: boolean;
  required?: boolean | undefined;
  describedBy?: string | undefined;
};

export function DayInput(props: DayInputProps) {
  const { value, onChange, onBlur, label, min, max, years = false, disabled = false, required, describedBy } = props;
  const today = deviceToday();
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const settle = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    const day = readDay(typed, { today, max }) ?? typed.trim();
    if (day !== value) onChange(day);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") settle();
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    settle();
    setIsOpen(true);
  };
  const shown = isDay(value) ? value : max && max < today ? max : today;
  return (
    <>
      <OutlinedInput
        ref={frame}
        id={props.id}
        name={props.name}
        inputRef={props.inputRef}
        fullWidth
        disabled={disabled}
        error={props.error ?? false}
        value={typed ?? (isDay(value) ? written(value, years) : value)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => {
          settle();
          onBlur?.();
        }}
        onKeyDown={onKeyDown}
        placeholder={years ? "3/5/1985" : "22/11"}
        slotProps={{
          input: {
            "aria-required": required,
            "aria-describedby": describedBy,
            autoComplete: "off",
            maxLength: 40,
          },
        }}
        endAdornment={
          <InputAdornment position="end">
            <IconAction
              label={`${label}: elegir en el calendario`}
              onClick={() => setIsOpen(true)}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              disabled={disabled}
              edge="end"
            >
              <CalendarMonthOutlined />
            </IconAction>
          </InputAdornment>
        }
      />
      <Popover
        open={isOpen}
        anchorEl={frame.current}
        onClose={() => setIsOpen(false)}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{ paper: { role: "dialog", "aria-label": label, sx: { p: 1.5, mt: 0.5 } } }}
      >
        <MonthGrid
          day={shown}
          today={today}
          min={min}
          max={max}
          years={years}
          onPick={(day) => {
            setTyped(undefined);
            setIsOpen(false);
            onChange(day);
          }}
        />
      </Popover>
    </>
  );
}

/** 'dom 22 nov', with another year if it differs; a birthday '3 may 1985'. */
function written(day: Day, years: boolean): string {
  return years ? `${dayOfMonth(day)} ${monthShort(day)} ${day.slice(0, 4)}` : dayText(day);
}
