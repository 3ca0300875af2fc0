// Tomorrow in one line; its appointments when it is opened.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Collapse from "@mui/material/Collapse";
import { useState } from "react";
import { ExpandMoreRounded } from "../../ui/icon/arrows.ts";
import { Card } from "../../ui/layout/card.tsx";
import { tomorrowText } from "./day-at-desk.ts";
import { DeskRow, type DeskRowProps } from "./desk-row.tsx";
import { HomeRows } from "./home-row.tsx";
import type { Today } from "./use-today.ts";

const LIST = "home-tomorrow";

export function TomorrowCard({ day, row }: { day: NonNullable<Today["day"]>; row: Omit<DeskRowProps, "entry"> }) {
  const [isOpen, setIsOpen] = useState(false);
  const { tomorrow } = day;
  return (
    <Card
      flush
      title="Mañana"
      description={tomorrowText(day)}
      action={
        tomorrow.length > 0 && (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={LIST}
            aria-label={isOpen ? "Ocultar las citas de mañana" : "Ver las citas de mañana"}
            endIcon={<ExpandMoreRounded sx={isOpen ? { transform: "rotate(180deg)" } : {}} />}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? "Ocultar" : "Ver"}
          </Button>
        )
      }
    >
      <Box id={LIST}>
        <Collapse in={isOpen} mountOnEnter unmountOnExit>
          <HomeRows label="Citas de mañana">
            {tomorrow.map((entry) => (
              <DeskRow key={entry._id} {...row} entry={entry} />
            ))}
          </HomeRows>
        </Collapse>
      </Box>
    </Card>
  );
}
