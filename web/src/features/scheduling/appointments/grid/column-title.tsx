import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { Avatar } from "../../../../ui/data/avatar.tsx";
import { dayLong, dayOfMonth, weekdayShort } from "../../../../ui/time/day-words.ts";
import type { Column } from "./columns.ts";

type Props = { column: Column; isToday: boolean; count: number; onDay: (day: string) => void };

/** The head of a column: a day, which opens, or a person. */
export function ColumnTitle({ column, isToday, count, onDay }: Props) {
  if (column.specialist) return <PersonTitle name={column.specialist.name} count={count} column={column} />;
  return (
    <ButtonBase
      onClick={() => onDay(column.day)}
      title={`Ver ${dayLong(column.day)}`}
      sx={{ gap: 0.75, "&.Mui-focusVisible": { outlineOffset: -3 } }}
    >
      <Typography variant="caption" color="textSecondary">
        {weekdayShort(column.day)}
      </Typography>
      <Box
        component="span"
        sx={{
          minWidth: 30,
          height: 30,
          px: 0.5,
          borderRadius: "15px",
          display: "grid",
          placeItems: "center",
          typography: "body1",
          fontWeight: 500,
          ...(isToday && { bgcolor: "primary.main", color: "primary.contrastText" }),
        }}
      >
        {dayOfMonth(column.day)}
      </Box>
    </ButtonBase>
  );
}

function PersonTitle({ name, count, column }: { name: string; count: number; column: Column }) {
  const state = column.open.length === 0 ? "No atiende este día" : count === 1 ? "1 cita" : `${count} citas`;
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1, px: 1.25, minWidth: 0 }}>
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
