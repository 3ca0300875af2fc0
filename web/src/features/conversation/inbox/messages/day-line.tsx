import Box from "@mui/material/Box";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";

type Props = { itemKey: string; date: string; now: number; zone: string | undefined };

/** The start of a day: 'Hoy', 'Ayer', 'vie 21 nov'. */
export function DayLine({ itemKey, date, now, zone }: Props) {
  return (
    <Box
      component="li"
      data-day={itemKey}
      sx={{ listStyle: "none", display: "flex", justifyContent: "center", py: 1.5 }}
    >
      <Box component="h3" sx={PILL}>
        {dayName(date, now, zone)}
      </Box>
    </Box>
  );
}

function dayName(date: string, now: number, zone: string | undefined): string {
  const day = (at: number) => dateTimeText(new Date(at), { zone, time: false, now: new Date(now) });
  const its = day(Date.parse(date));
  if (its === day(now)) return "Hoy";
  return its === day(now - 86_400_000) ? "Ayer" : its;
}

const PILL = {
  m: 0,
  px: 1.25,
  py: 0.25,
  borderRadius: "10px",
  typography: "caption",
  fontWeight: 500,
  color: "text.secondary",
  bgcolor: "background.paper",
  border: "1px solid",
  borderColor: "divider",
} as const;
