// In the agenda's heading: how many wait for a place on the visible days, and the list when opened.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { Waiting } from "@mostrador/domain/growth/waiting-list/schema.ts";
import Badge from "@mui/material/Badge";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link } from "react-router";
import { useMay } from "../../../lib/session/active-business.ts";
import { IconAction } from "../../../ui/action/icon-action.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { ScheduleRounded } from "../../../ui/icon/states.ts";
import { Row } from "../../../ui/list/row.tsx";
import type { InView } from "../../scheduling/appointments/index.ts";
import { AddWaiting } from "./add-waiting.tsx";
import { useWaitingList } from "./api.ts";
import { WaitingState, waitingText } from "./waiting-text.tsx";
import { waitingWithin } from "./waiting-within.ts";

export function WaitingInAgenda({ branchId, days }: InView) {
  const list = useWaitingList();
  const [open, setOpen] = useState(false);
  const [adding, setAdding] = useState(false);
  const may = useMay();
  const mayAdd = may(PAGE.agenda, "edit", "appointments");
  if (!list.data) return null;
  const waiting = waitingWithin(list.data, branchId, days);
  const day = days.length === 1 ? (days[0] ?? null) : null;
  const when = day ? "ese día" : "esos días";
  return (
    <>
      <IconAction label={labelOf(waiting.length)} onClick={() => setOpen(true)}>
        <Badge
          badgeContent={waiting.length || null}
          color="primary"
          max={99}
          slotProps={{ badge: { "aria-hidden": true } }}
        >
          <ScheduleRounded />
        </Badge>
      </IconAction>
      {open && (
        <Dialog
          open
          size="small"
          onClose={() => setOpen(false)}
          title="Lista de espera"
          actions={
            <>
              <Button component={Link} to="/lista-de-espera" variant="text" sx={{ mr: "auto" }}>
                Ver toda la lista
              </Button>
              {mayAdd && (
                <Button variant="contained" color="primary" onClick={() => setAdding(true)}>
                  Anotar
                </Button>
              )}
            </>
          }
        >
          {waiting.length === 0 && <Typography color="textSecondary">Nadie espera un lugar para {when}.</Typography>}
          <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0 }}>
            {waiting.map((one) => (
              <Line key={one._id} waiting={one} />
            ))}
          </Box>
        </Dialog>
      )}
      {adding && (
        <AddWaiting
          wish={{ clientId: null, serviceId: null, branchId, specialistId: null, day }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

function Line({ waiting }: { waiting: Waiting }) {
  return (
    <Box
      component="li"
      sx={{ py: 1.5, borderTop: "1px solid", borderColor: "divider", "&:first-of-type": { borderTop: 0 } }}
    >
      <Row title={waiting.clientName} subtitle={waitingText(waiting)} aside={<WaitingState waiting={waiting} />} />
    </Box>
  );
}

function labelOf(count: number): string {
  if (count === 0) return "Lista de espera: nadie espera";
  return count === 1 ? "Lista de espera: espera 1 persona" : `Lista de espera: esperan ${count} personas`;
}
