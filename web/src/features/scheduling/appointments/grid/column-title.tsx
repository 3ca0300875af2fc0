import type { Day } from "@mostrador/domain/kit/calendar.ts";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import type { CSSProperties } from "react";
import { Avatar } from "../../../../ui/data/avatar.tsx";
import { dayLong, dayOfMonth, weekdayShort } from "../../../../ui/time/day-words.ts";
import { occupancyText } from "../date-words.ts";
import { type Occupancy, percentOf } from "../view/occupancy.ts";
import type { Column, Person } from "./columns.ts";

type Props = {
  column: Column;
  isToday: boolean;
  isSmall: boolean;
  count: number;
  occupancy: Occupancy | undefined;
  onDay: (day: Day) => void;
};

/** The head of a column: a day, which opens, or a person. */
export function ColumnTitle({ column, isToday, isSmall, count, occupancy, onDay }: Props) {
  const { specialist, day } = column;
  if (!specialist) return <DayTitle day={day} isToday={isToday} onDay={onDay} />;
  if (isSmall) return <SmallPersonTitle person={specialist} />;
  return <PersonTitle name={specialist.name} count={count} column={column} occupancy={occupancy} />;
}

type DayTitleProps = {
  day: Day;
  isToday: boolean;
  onDay: (day: Day) => void;
  isSmall?: boolean;
  style?: CSSProperties;
};

export function DayTitle({ day, isToday, onDay, isSmall = false, style }: DayTitleProps) {
  const size = isSmall ? 22 : 30;
  return (
    <ButtonBase
      onClick={() => onDay(day)}
      title={`Ver ${dayLong(day)}`}
      {...(style && { style })}
      sx={{ gap: 0.75, "&.Mui-focusVisible": { outlineOffset: -3 } }}
    >
      <Typography variant="caption" color="textSecondary">
        {weekdayShort(day)}
      </Typography>
      <Box
        component="span"
        sx={{
          minWidth: size,
          height: size,
          px: 0.5,
          borderRadius: "15px",
          display: "grid",
          placeItems: "center",
          typography: isSmall ? "body2" : "body1",
          fontWeight: 500,
          ...(isToday && { bgcolor: "primary.main", color: "primary.contrastText" }),
        }}
      >
        {dayOfMonth(day)}
      </Box>
    </ButtonBase>
  );
}

function SmallPersonTitle({ person }: { person: Person }) {
  return (
    <Box title={person.name} sx={{ display: "flex", alignItems: "center", gap: 0.5, px: 0.75 }}>
      <Box
        component="span"
        aria-hidden
        sx={{ width: 8, height: 8, borderRadius: "50%", flexShrink: 0, bgcolor: person.colorHex }}
      />
      <Typography variant="caption" noWrap>
        {person.name.split(" ")[0]}
      </Typography>
    </Box>
  );
}

type PersonTitleProps = Pick<Props, "column" | "count" | "occupancy"> & { name: string };

function PersonTitle({ name, count, column, occupancy }: PersonTitleProps) {
  const percent = occupancy ? percentOf(occupancy) : null;
  const many = count === 1 ? "1 cita" : `${count} citas`;
  const state = column.open.length === 0 ? "No atiende este día" : percent === null ? many : `${many} · ${percent} %`;
  return (
    <Box
      title={occupancy && percent !== null ? occupancyText(name, occupancy) : undefined}
      sx={{ display: "flex", alignItems: "center", gap: 1, px: 1.25, minWidth: 0 }}
    >
      <Avatar name={name} color={column.specialist?.colorHex} size={32} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" noWrap sx={{ fontWeight: 500, lineHeight: "18px" }}>
          {name}
        </Typography>
        <Typography variant="caption" color="textSecondary" noWrap sx={{ display: "block", lineHeight: "15px" }}>
          {state}
        </Typography>
      </Box>
    </Box>
  );
}
