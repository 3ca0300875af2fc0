// A row of the desk's page: who comes, and what to do about it in place.
import { whoComes } from "@mostrador/domain/scheduling/appointments/attendee.ts";
import { type AgendaEntry, NO_CLIENT } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { STATUS_LABELS } from "@mostrador/domain/scheduling/appointments/status.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Link } from "react-router";
import { addressNow } from "../../../../lib/address/address.ts";
import { IconAction } from "../../../../ui/action/icon-action.tsx";
import { StatusChip } from "../../../../ui/data/status.tsx";
import { ChatBubbleOutlineRounded } from "../../../../ui/icon/messages.ts";
import { CalendarMonthOutlined } from "../../../../ui/icon/places.ts";
import { Row } from "../../../../ui/list/row.tsx";
import { ROW_LINE } from "../../../../ui/list/row-line.ts";
import { hourOfInstant } from "../../../../ui/time/hour-text.ts";
import { useStatusChange } from "../entry/status-menu.tsx";
import { STATUS_LOOK } from "../status-look.ts";

type RowActions = {
  /** This person may change appointments. */
  mayEdit: boolean;
  mayChat: boolean;
  onMove: (entry: AgendaEntry) => void;
  /** Null: nothing to charge, or this person may not. */
  charge: { label: string; act: () => void } | null;
};
type Props = {
  entry: AgendaEntry;
  /** Service, person and branch. */
  about: readonly string[];
  color?: string | undefined;
  /** 'Va 12 min tarde', where there is something to say. */
  note?: string;
  isNow?: boolean;
  /** 'Llegó' is offered. */
  mayArrive?: boolean;
  actions: RowActions;
};

export function AppointmentRow({ entry, about, color, note = "", isNow = false, mayArrive = false, actions }: Props) {
  const change = useStatusChange();
  const { mayEdit, mayChat, onMove, charge } = actions;
  const who = whoComes(entry) || entry.title;
  const { status } = entry;
  return (
    <Box component="li" sx={ITEM}>
      <Box component={Link} to={openAddress(entry._id)} sx={LINE}>
        <Row
          start={
            <Box sx={{ ...HOUR, borderColor: color ?? "outline", fontWeight: isNow ? 700 : 500 }}>
              {hourOfInstant(entry.start)}
            </Box>
          }
          title={who}
          subtitle={about.filter(Boolean).join(" · ")}
          aside={
            <>
              {note && `${note} `}
              <StatusChip {...STATUS_LOOK[status]} label={STATUS_LABELS[status as keyof typeof STATUS_LABELS]} />
            </>
          }
        />
      </Box>
      <Box sx={ACTIONS}>
        {mayArrive && mayEdit && (
          <Button
            size="small"
            {...(isNow && MAIN)}
            aria-label={`Llegó ${who}`}
            onClick={() => void change(entry, "asistida")}
          >
            Llegó
          </Button>
        )}
        {charge && (
          <Button size="small" aria-label={`${charge.label}, ${who}`} onClick={charge.act}>
            {charge.label}
          </Button>
        )}
        <Box sx={{ ml: "auto", display: "flex" }}>
          {mayEdit && status !== "asistida" && (
            <IconAction label={`Reagendar a ${who}`} onClick={() => onMove(entry)}>
              <CalendarMonthOutlined />
            </IconAction>
          )}
          {mayChat && entry.clientId !== NO_CLIENT && (
            <IconAction label={`Escribir a ${who}`} component={Link} {...{ to: `/chat?cliente=${entry.clientId}` }}>
              <ChatBubbleOutlineRounded />
            </IconAction>
          )}
        </Box>
      </Box>
    </Box>
  );
}

function openAddress(id: string): string {
  const params = new URLSearchParams(addressNow());
  params.set("cita", id);
  return `?${params}`;
}

const MAIN = { variant: "contained", color: "primary" } as const;
const ITEM = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  "& + &": { borderTop: "1px solid", borderColor: "divider" },
} as const;
const LINE = { ...ROW_LINE, flex: "1 1 300px", minWidth: 0 } as const;
const ACTIONS = {
  flex: { xs: "1 1 100%", sm: "0 0 auto" },
  display: "flex",
  gap: 1,
  alignItems: "center",
  pl: { xs: 2, sm: 0 },
  pr: { xs: 1, sm: 1.5 },
  pb: { xs: 1, sm: 0 },
} as const;
const HOUR = { width: 84, flexShrink: 0, borderLeft: "3px solid", pl: 1, fontVariantNumeric: "tabular-nums" } as const;
