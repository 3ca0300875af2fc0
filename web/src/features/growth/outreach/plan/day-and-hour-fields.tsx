// When a planned message goes out: fields 'day' and 'time', one under the other where they do not fit.
import Box from "@mui/material/Box";
import { DayField } from "../../../../ui/time/day-field.tsx";
import { TimeField } from "../../../../ui/time/time-field.tsx";

export function DayAndHourFields() {
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: "repeat(auto-fit, minmax(180px, 1fr))",
        gap: 2,
        alignItems: "start",
      }}
    >
      <DayField name="day" label="Día" />
      <TimeField name="time" label="Hora" step={15} />
    </Box>
  );
}
