import Box from "@mui/material/Box";
import { dayLong } from "../../../../ui/time/day-words.ts";
import { hoursText } from "../date-words.ts";
import type { Column } from "../grid/columns.ts";
import type { Ghost } from "./places.ts";

/** The current place of an entry moved by keys, and how to drop it: as text and for screen readers. */
export function MovingHint({ ghost, column }: { ghost: Ghost; column: Column }) {
  const person = column.specialist ? `, ${column.specialist.name}` : "";
  return (
    <Box
      role="status"
      sx={{
        position: "absolute",
        left: "50%",
        bottom: 16,
        transform: "translateX(-50%)",
        zIndex: 6,
        px: 2,
        py: 1,
        borderRadius: "10px",
        typography: "body2",
        textAlign: "center",
        width: "max-content",
        maxWidth: "calc(100% - 32px)",
        bgcolor: "surface.raised",
        border: "1px solid",
        borderColor: "divider",
        boxShadow: 2,
      }}
    >
      <b>
        {dayLong(column.day)}, {hoursText(ghost.from, ghost.to)}
        {person}
      </b>
      <br />
      Muévela con las flechas. Enter la deja ahí, Esc la regresa.
    </Box>
  );
}
