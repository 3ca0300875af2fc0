// The stretch of time on the screen, and a month to choose another day from.
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import ExpandMoreRounded from "@mui/icons-material/ExpandMoreRounded";
import Button from "@mui/material/Button";
import Popover from "@mui/material/Popover";
import { useState } from "react";
import { MonthGrid } from "./month-grid.tsx";

type Props = { day: Day; today: Day; span: string; title: string; onPick: (day: Day) => void };

export function DayPicker({ day, today, span, title, onPick }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="text"
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={<ExpandMoreRounded />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={`${title}. Elegir otro ${span === "semana" ? "día o semana" : "día"}`}
        sx={{
          typography: { xs: "body1", sm: "h3" },
          fontWeight: { xs: 500, sm: 500 },
          color: "text.primary",
          px: 1,
          minWidth: 0,
          whiteSpace: "nowrap",
          "& .MuiButton-endIcon": { ml: 0.25 },
          "&::first-letter": { textTransform: "uppercase" },
        }}
      >
        {title}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{ paper: { role: "dialog", "aria-label": "Elegir día", sx: { p: 1.5, mt: 0.5 } } }}
      >
        <MonthGrid
          day={day}
          today={today}
          onPick={(picked) => {
            setAnchor(null);
            onPick(picked);
          }}
        />
      </Popover>
    </>
  );
}
