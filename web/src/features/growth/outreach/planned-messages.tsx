// Avisos: the planned, sent, withdrawn and failed messages of a contact or appointment, with reasons. A person can plan
// or withdraw one here.
import { createNotification, withdrawNotification } from "@mostrador/domain/growth/outreach/routes.ts";
import type { Notification } from "@mostrador/domain/growth/outreach/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useMayCall } from "../../../lib/session/active-business.ts";
import { useBegun } from "../../../ui/dialog/use-begun.ts";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { Late } from "../../../ui/state/late.tsx";
import { useNotifications } from "./api.ts";
import { MessageRow, PLAN_MESSAGE } from "./message-row.tsx";

type Props = {
  /** Null: there is no contact to write to. */
  clientId: string | null;
  /** Omitted: all messages of the contact. */
  appointmentId?: string;
  /** The zone of the hours; this device's by default. */
  zone?: string | undefined;
};

const FIRST = 4;

export function PlannedMessages({ clientId, appointmentId, zone }: Props) {
  const list = useNotifications(clientId, appointmentId);
  const mayCall = useMayCall();
  const { begun, begin, end } = useBegun("programar");
  const about = appointmentId ?? clientId;
  const [all, setAll] = useState(false);
  const rows = (list.data ?? []).toSorted(nextFirst);
  const shown = all ? rows : rows.slice(0, FIRST);
  return (
    <Box component="section" aria-label="Avisos">
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, mb: 0.5 }}>
        <Typography sx={{ fontWeight: 500, flex: 1 }}>Avisos</Typography>
        {clientId && mayCall(createNotification) && (
          <Button size="small" variant="text" color="primary" onClick={() => begin(about ?? "")}>
            Programar mensaje
          </Button>
        )}
      </Box>
      {list.isPending && <Skeleton height={72} />}
      {list.error && !list.data && <ErrorState error={list.error} onRetry={() => void list.refetch()} dense />}
      {rows.some(({ status }) => status === "not_sent") && (
        <Typography variant="body2" role="status" sx={{ color: "error.ink", mb: 0.5 }}>
          Error al enviar notificaciones. Debajo de cada una está el motivo.
        </Typography>
      )}
      {list.data && rows.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          No hay avisos programados ni enviados.
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {shown.map((one) => (
          <MessageRow key={one._id} message={one} zone={zone} mayWithdraw={mayCall(withdrawNotification)} />
        ))}
      </Box>
      {rows.length > shown.length && (
        <Button size="small" variant="text" color="primary" onClick={() => setAll(true)}>
          Ver los {rows.length} avisos
        </Button>
      )}
      {clientId && begun === about && (
        <Late part={PLAN_MESSAGE} props={{ clientId, appointmentId, zone, onClose: end }} />
      )}
    </Box>
  );
}

/** Future ones in time order, then past ones, latest first. */
function nextFirst(one: Notification, other: Notification): number {
  const waits = ({ status }: Notification) => status === "planned" || status === "blocked";
  const isNext = waits(one);
  if (isNext !== waits(other)) return isNext ? -1 : 1;
  return (Date.parse(one.deliveryDate) - Date.parse(other.deliveryDate)) * (isNext ? 1 : -1);
}
