// The visible range of days, and a month to choose another day from.
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Popover from "@mui/material/Popover";
import { useState } from "react";
import { useLayer } from "../../../../ui/dialog/leaving.tsx";
import { ExpandMoreRounded } from "../../../../ui/icon/arrows.ts";
import { HiddenText } from "../../../../ui/layout/hidden-text.tsx";
import { Late, latePart } from "../../../../ui/state/late.tsx";
import { SPAN_TITLE } from "./head-room.ts";
import type { AgendaHeaderProps } from "./header-props.ts";
import { SpanTitle } from "./span-title.tsx";

/** It loads with the forms, after the agenda is drawn. */
const MONTH = latePart(async () => (await import("../../../../ui/time/month-grid.tsx")).MonthGrid);
const ROOM = { width: 288, height: { xs: 332, sm: 284 } };

/** Where the day takes two lines, and no letter of it is cut. */
export const NARROW = "@media (max-width: 374px)";

type Props = { day: Day; today: Day; span: string; title: AgendaHeaderProps["title"]; onPick: (day: Day) => void };

export function DayPicker({ day, today, span, title, onPick }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useLayer(anchor !== null, () => setAnchor(null));
  const pick = (picked: Day) => {
    setAnchor(null);
    onPick(picked);
  };
  return (
    <>
      <Button
        variant="text"
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={<ExpandMoreRounded />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        sx={{
          typography: { xs: "body1", sm: "h3" },
          fontWeight: { xs: 500, sm: 500 },
          color: "text.primary",
          px: 1,
          minWidth: 0,
          whiteSpace: "nowrap",
          overflow: "hidden",
          ...SPAN_TITLE,
          "& .MuiButton-endIcon": { ml: 0.25 },
          "&::first-letter": { textTransform: "uppercase" },
          [NARROW]: {
            ...{ px: 0.5, justifyContent: "flex-start", textAlign: "left", whiteSpace: "normal", lineHeight: 1.15 },
            "& .MuiButton-endIcon": { display: "none" },
          },
        }}
      >
        <SpanTitle title={title} />
        <HiddenText>{`. Elegir otro ${span}`}</HiddenText>
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{ paper: { role: "dialog", "aria-label": "Elegir día", sx: { p: 1.5, mt: 0.5 } } }}
      >
        <Late part={MONTH} props={{ day, today, onPick: pick }} waiting={<Box sx={ROOM} />} />
      </Popover>
    </>
  );
}
