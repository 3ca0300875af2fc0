// One month, Monday first. Its shortcuts move by days, weeks and months, and Enter chooses the day.
import { addDays, type Day, WEEKDAYS, weekdayOf } from "@mostrador/domain/kit/calendar.ts";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { IconAction } from "../action/icon-action.tsx";
import { ChevronLeftRounded, ChevronRightRounded } from "../icon/steps.ts";
import { press } from "../key/press.ts";
import { dayLong, dayOfMonth, monthLong } from "./day-words.ts";
import { YearChoice } from "./year-choice.tsx";

type Props = {
  day: Day;
  today: Day;
  onPick: (day: Day) => void;
  min?: Day | undefined;
  max?: Day | undefined;
  /** The year comes from a list: for distant days, such as birthdays. */
  years?: boolean;
};

const LETTERS = ["L", "M", "M", "J", "V", "S", "D"];
const WEEKS = 6;

export function MonthGrid({ day, today, onPick, min, max, years = false }: Props) {
  const [focused, setFocused] = useState(day);
  /** Choosing a year keeps the focus there. */
  const keepsFocus = useRef(false);
  const grid = useRef<HTMLDivElement>(null);
  const first = `${focused.slice(0, 7)}-01`;
  const start = addDays(first, -WEEKDAYS.indexOf(weekdayOf(first)));
  const days = Array.from({ length: WEEKS * 7 }, (_, index) => addDays(start, index));
  const isOut = (one: Day) => (min !== undefined && one < min) || (max !== undefined && one > max);
  const go = (to: Day) => {
    keepsFocus.current = false;
    setFocused(min && to < min ? min : max && to > max ? max : to);
  };
  const turn = (months: number) => go(monthsAway(focused, months));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day that is walked to
  useEffect(() => {
    if (!keepsFocus.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focused]);
  const walk = (event: KeyboardEvent) => {
    const taken = press("calendar", event, {
      dayBefore: () => go(addDays(focused, -1)),
      dayAfter: () => go(addDays(focused, 1)),
      weekBefore: () => go(addDays(focused, -7)),
      weekAfter: () => go(addDays(focused, 7)),
      monthBefore: () => turn(-1),
      monthAfter: () => turn(1),
    });
    if (taken) event.stopPropagation();
  };
  const name = (one: Day) => (years ? `${dayLong(one)} de ${one.slice(0, 4)}` : dayLong(one));
  return (
    <Box sx={{ width: 288 }}>
      <Box sx={{ display: "flex", alignItems: "center", mb: 0.5 }}>
        <Typography
          sx={{ fontWeight: 500, flex: 1, pl: 1, "&::first-letter": { textTransform: "uppercase" } }}
          aria-live="polite"
        >
          {monthLong(first)} {!years && first.slice(0, 4)}
        </Typography>
        {years && (
          <YearChoice
            year={Number(first.slice(0, 4))}
            max={Number((max ?? today).slice(0, 4))}
            onChange={(year) => {
              keepsFocus.current = true;
              const wanted = monthsAway(focused, (year - Number(focused.slice(0, 4))) * 12);
              setFocused(max && wanted > max ? max : wanted);
            }}
          />
        )}
        <IconAction label="Mes anterior" onClick={() => turn(-1)}>
          <ChevronLeftRounded />
        </IconAction>
        <IconAction label="Mes siguiente" onClick={() => turn(1)}>
          <ChevronRightRounded />
        </IconAction>
      </Box>
      <Box
        ref={grid}
        onKeyDown={walk}
        sx={{ display: "grid", gridTemplateColumns: "repeat(7, 1fr)", justifyItems: "center" }}
      >
        {LETTERS.map((letter, index) => (
          <Typography key={WEEKDAYS[index]} variant="caption" color="textSecondary" aria-hidden sx={{ py: 0.5 }}>
            {letter}
          </Typography>
        ))}
        {days.map((each) => (
          <ButtonBase
            key={each}
            tabIndex={each === focused ? 0 : -1}
            onClick={() => onPick(each)}
            disabled={isOut(each)}
            aria-label={name(each)}
            aria-pressed={each === day}
            aria-current={each === today ? "date" : undefined}
            sx={dayLook({
              isOther: each.slice(0, 7) !== first.slice(0, 7),
              isToday: each === today,
              isChosen: each === day,
            })}
          >
            {dayOfMonth(each)}
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
}

function dayLook({ isOther, isToday, isChosen }: { isOther: boolean; isToday: boolean; isChosen: boolean }) {
  return {
    width: 40,
    height: { xs: 44, sm: 36 },
    borderRadius: "8px",
    fontSize: 14,
    color: isOther ? "text.secondary" : "text.primary",
    opacity: isOther ? 0.7 : 1,
    "&:hover": { bgcolor: "action.hover" },
    "&.Mui-disabled": { color: "text.disabled" },
    ...(isToday && { color: "primary.ink", fontWeight: 700 }),
    ...(isChosen && {
      bgcolor: "primary.main",
      color: "primary.contrastText",
      "&:hover": { bgcolor: "primary.dark" },
    }),
  } as const;
}

/** The same day of another month, or that month's last day. */
function monthsAway(day: Day, by: number): Day {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + by;
  const first = (count: number) => `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}-01`;
  const same = addDays(first(months), dayOfMonth(day) - 1);
  return same < first(months + 1) ? same : addDays(first(months + 1), -1);
}
