// Planned messages and reminders of this contact that are not sent yet, above the composer. They can be withdrawn; a
// person's message can also be sent at once.
import { isAskedReminder, KIND_LABELS } from "@mostrador/domain/growth/outreach/kinds.ts";
import { sendNotificationNow, withdrawNotification } from "@mostrador/domain/growth/outreach/routes.ts";
import type { Notification } from "@mostrador/domain/growth/outreach/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useMayCall } from "../../../lib/session/active-business.ts";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { ScheduleRounded } from "../../../ui/icon/media.ts";
import { ScrollBox } from "../../../ui/layout/scroll-box.tsx";
import { sayError } from "../../../ui/state/say-error.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { useNotifications, useSendNow, useWithdrawMessage } from "./api.ts";

type Props = { clientId: string; zone: string | undefined };

export function WaitingMessages({ clientId, zone }: Props) {
  const list = useNotifications(clientId, undefined);
  const waiting = (list.data ?? [])
    .filter(
      ({ kind, status }) =>
        (kind === "message" || isAskedReminder(kind)) && (status === "planned" || status === "blocked"),
    )
    .toSorted((one, other) => one.deliveryDate.localeCompare(other.deliveryDate));
  if (waiting.length === 0) return null;
  return (
    <ScrollBox component="ul" label="Mensajes programados" sx={LIST}>
      {waiting.map((message) => (
        <Waiting key={message._id} message={message} zone={zone} />
      ))}
    </ScrollBox>
  );
}

function Waiting({ message, zone }: { message: Notification; zone: string | undefined }) {
  const mayCall = useMayCall();
  const toast = useToast();
  const withdraw = useWithdrawMessage();
  const sendNow = useSendNow();
  const [isBusy, setBusy] = useState(false);
  const isReminder = isAskedReminder(message.kind);
  const act = async (call: typeof withdraw | typeof sendNow) => {
    setBusy(true);
    try {
      toast.success((await call.mutateAsync({ params: { id: message._id } })).message);
    } catch (reason) {
      toast.error(sayError(reason));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box component="li" sx={ROW}>
      <ScheduleRounded sx={{ fontSize: 20, color: "primary.ink" }} />
      <Box sx={{ flex: "1 1 180px", minWidth: 0 }}>
        <Box sx={{ typography: "caption", color: "text.secondary" }}>
          {isReminder ? `${KIND_LABELS[message.kind]}:` : "Se enviará"} {dateTimeText(message.deliveryDate, { zone })}
        </Box>
        <Box sx={TEXT}>{message.text}</Box>
      </Box>
      <Box sx={{ display: "flex", gap: 0.5 }}>
        {message.deletable && mayCall(withdrawNotification) && (
          <Button size="small" variant="text" disabled={isBusy} onClick={() => void act(withdraw)}>
            Cancelar
          </Button>
        )}
        {!isReminder && mayCall(sendNotificationNow) && (
          <Button size="small" variant="text" color="primary" disabled={isBusy} onClick={() => void act(sendNow)}>
            Enviar ahora
          </Button>
        )}
      </Box>
    </Box>
  );
}

const LIST = {
  m: 0,
  p: 0,
  pt: 0.5,
  listStyle: "none",
  maxWidth: 880,
  mx: "auto",
  maxHeight: 160,
} as const;
const ROW = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 1.25,
  py: 0.5,
  px: 1.25,
  mb: 0.5,
  borderRadius: "10px",
  bgcolor: "action.hover",
} as const;
const TEXT = { typography: "body2", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
