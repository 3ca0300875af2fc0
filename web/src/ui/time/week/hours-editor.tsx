// Weekly hours: each weekday with its ranges, a closed switch, and copying a day to others.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Popover from "@mui/material/Popover";
import { useState } from "react";
import {
  closedDay,
  DAY_LABEL,
  type HoursWords,
  openedDay,
  type Slot,
  slotProblem,
  WEEK,
  type WeekdayName,
  type WeeklyHours,
} from "../weekly-hours.ts";
import { HoursDay } from "./hours-day.tsx";
import { type NightSlot, readNights, writeNights } from "./nights.ts";

export type HoursEditorProps = {
  value: Partial<WeeklyHours> | null | undefined;
  onChange: (hours: WeeklyHours) => void;
  /** Minutes between listed hours. */
  step?: number;
  disabled?: boolean;
  /** The hours of a newly opened day; 09:00 to 18:00 by default. */
  opening?: (day: WeekdayName) => Slot[];
  words?: HoursWords;
  /** Whether the last range of a day can be removed, which closes it: only for branches (contract/agenda#hours). */
  mayEmpty?: boolean;
};
const OF_A_PLACE: HoursWords = { on: "abierto", off: "Cerrado" };

export function HoursEditor(props: HoursEditorProps) {
  const {
    value,
    onChange,
    step = 30,
    disabled = false,
    opening = openedDay,
    words = OF_A_PLACE,
    mayEmpty = false,
  } = props;
  const [copying, setCopying] = useState<{ day: WeekdayName; anchor: HTMLElement }>();
  // Other parts of the value, such as the minutes between starts, are kept.
  const hours = {
    ...value,
    ...Object.fromEntries(WEEK.map((day) => [day, value?.[day] ?? closedDay()])),
  } as WeeklyHours;
  const week = readNights(hours);
  const change = (changed: Partial<Record<WeekdayName, NightSlot[]>>) =>
    onChange({ ...hours, ...writeNights({ ...week, ...changed }) });
  const copy = (targets: WeekdayName[]) => {
    if (!copying) return;
    const source = week[copying.day];
    change(Object.fromEntries(targets.map((day) => [day, source.map((slot) => ({ ...slot }))])));
    setCopying(undefined);
  };
  return (
    <Box sx={{ "& > * + *": { borderTop: "1px solid", borderColor: "divider" } }}>
      {WEEK.map((day) => (
        <HoursDay
          key={day}
          day={day}
          slots={week[day]}
          problem={slotProblem(day, hours[day])}
          onChange={(slots) => change({ [day]: slots })}
          onCopy={(event) => setCopying({ day, anchor: event.currentTarget })}
          step={step}
          disabled={disabled}
          opening={opening}
          words={words}
          mayEmpty={mayEmpty && !disabled}
          copyMenu={
            copying?.day === day && (
              <CopyDay day={day} anchor={copying.anchor} onCopy={copy} onClose={() => setCopying(undefined)} />
            )
          }
        />
      ))}
    </Box>
  );
}

type CopyDayProps = {
  day: WeekdayName;
  anchor: HTMLElement;
  onCopy: (days: WeekdayName[]) => void;
  onClose: () => void;
};

function CopyDay({ day, anchor, onCopy, onClose }: CopyDayProps) {
  const others = WEEK.filter((other) => other !== day);
  const [chosen, setChosen] = useState<WeekdayName[]>(
    others.filter((other) => other !== "saturday" && other !== "sunday"),
  );
  const toggle = (other: WeekdayName) =>
    setChosen(chosen.includes(other) ? chosen.filter((kept) => kept !== other) : [...chosen, other]);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
      slotProps={{ paper: { role: "dialog", "aria-label": `Copiar el ${DAY_LABEL[day].toLowerCase()} a` } as object }}
    >
      <Box sx={{ p: 2, display: "flex", flexDirection: "column", minWidth: 200 }}>
        <Box sx={{ typography: "subtitle2", mb: 0.5 }}>Copiar a</Box>
        {others.map((other) => (
          <FormControlLabel
            key={other}
            label={DAY_LABEL[other]}
            control={<Checkbox size="small" checked={chosen.includes(other)} onChange={() => toggle(other)} />}
          />
        ))}
        <Button
          variant="contained"
          color="primary"
          sx={{ mt: 1 }}
          disabled={chosen.length === 0}
          onClick={() => onCopy(chosen)}
        >
          Copiar
        </Button>
      </Box>
    </Popover>
  );
}
