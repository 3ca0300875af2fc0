// One month, Monday first. Arrows walk days and weeks, Page Up and Page Down months, Enter takes the day.
import { addDays, type Day, WEEKDAYS, weekdayOf } from "@mostrador/domain/kit/calendar.ts";
import ChevronLeftRounded from "@mui/icons-material/ChevronLeftRounded";
import ChevronRightRounded from "@mui/icons-material/ChevronRightRounded";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { IconAction } from "../../../../ui/action/icon-action.tsx";
import { dayLong, dayOfMonth, monthLong } from "../date-words.ts";

type Props = { day: Day; today: Day; onPick: (day: Day) => void };

const LETTERS = ["L", "M", "M", "J", "V", "S", "D"];
const WEEKS = 6;

export function MonthGrid({ day, today, onPick }: Props) {
  const [focused, setFocused] = useState(day);
  const grid = useRef<HTMLDivElement>(null);
  const month = focused.slice(0, 7);
  const first = `${month}-01`;
  const start = addDays(first, -WEEKDAYS.indexOf(weekdayOf(first)));
  const days = Array.from({ length: WEEKS * 7 }, (_, index) => addDays(start, index));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day that is walked to
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focused]);
  const walk = (event: KeyboardEvent) => {
    const next = walked(event.key, focused);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    setFocused(next);
  };
  return (
    <Box sx={{ width: 288 }}>
      <Box sx={{ display: "flex", alignItems: "center", mb: 0.5 }}>
        <Typography
          sx={{ fontWeight: 500, flex: 1, pl: 1, "&::first-letter": { textTransform: "uppercase" } }}
          aria-live="polite"
        >
          {monthLong(first)} {first.slice(0, 4)}
        </Typography>
        <IconAction label="Mes anterior" onClick={() => setFocused(monthsAway(focused, -1))}>
          <ChevronLeftRounded />
        </IconAction>
        <IconAction label="Mes siguiente" onClick={() => setFocused(monthsAway(focused, 1))}>
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
            aria-label={dayLong(each)}
            aria-current={each === today ? "date" : undefined}
            sx={{
              width: 40,
              height: 36,
              borderRadius: "8px",
              fontSize: 14,
              color: each.slice(0, 7) === month ? "text.primary" : "text.secondary",
              opacity: each.slice(0, 7) === month ? 1 : 0.7,
              "&:hover": { bgcolor: "action.hover" },
              ...(each === today && { color: "primary.ink", fontWeight: 700 }),
              ...(each === day && {
                bgcolor: "primary.main",
                color: "primary.contrastText",
                "&:hover": { bgcolor: "primary.dark" },
              }),
            }}
          >
            {dayOfMonth(each)}
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
}

function walked(key: string, from: Day): Day | null {
  const days: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
  const by = days[key];
  if (by !== undefined) return addDays(from, by);
  return key === "PageUp" ? monthsAway(from, -1) : key === "PageDown" ? monthsAway(from, 1) : null;
}

/** The same day of another month, or its last one. */
function monthsAway(day: Day, by: number): Day {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + by;
  const first = (count: number) => `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}-01`;
  const same = addDays(first(months), dayOfMonth(day) - 1);
  return same < first(months + 1) ? same : addDays(first(months + 1), -1);
}
