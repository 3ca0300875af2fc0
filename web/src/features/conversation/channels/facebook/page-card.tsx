// One connected page or account: its state and its actions.
import type { Channel } from "@mostrador/domain/conversation/channels/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { DateTime } from "../../../../ui/data/date-time.tsx";
import { Facts } from "../../../../ui/data/facts.tsx";
import { StatusChip } from "../../../../ui/data/status.tsx";
import { Instagram, QuestionAnswerOutlined } from "../../../../ui/icon/messages.ts";
import { Card } from "../../../../ui/layout/card.tsx";
import { Notice } from "../../../../ui/state/notice.tsx";
import { AnsweringLine } from "../answering/answering-line.tsx";
import { channelState, channelTitle } from "../channel-look.ts";
import { ChannelNotices } from "../channel-notices.tsx";
import { useCheckNow } from "../use-check-now.ts";

type Props = {
  channel: Channel;
  mayEdit: boolean;
  mayDisconnect: boolean;
  isBusy: boolean;
  onRenew: () => void;
  onDisconnect: () => void;
  onChooseAnswering: () => void;
};

export function PageCard({ channel, mayEdit, mayDisconnect, isBusy, onRenew, onDisconnect, onChooseAnswering }: Props) {
  const isConnected = channel.status === "connected";
  const { tone, mark, label } = channelState(channel);
  const isGivenUp = channel.tokenState === null;
  const { checkNow, isChecking } = useCheckNow(channel, {
    good: "La conexión funciona.",
    bad: "La conexión no funciona.",
  });
  const Sign = channel.kind === "instagram" ? Instagram : QuestionAnswerOutlined;
  // A missing answerer is fixed here, not at Facebook.
  const troubles = channel.health.reasons.length - (isConnected && channel.answering.by === "nobody" ? 1 : 0);
  const isRenewalDue = !isConnected || troubles > 0;
  return (
    <Card>
      <Stack sx={{ gap: 2 }}>
        <Box sx={{ display: "flex", alignItems: "center", gap: 1.5, flexWrap: "wrap" }}>
          <Box sx={SIGN}>
            <Sign />
          </Box>
          <Typography variant="h3" component="h2" sx={{ flex: 1, minWidth: 160, overflowWrap: "anywhere" }}>
            {channelTitle(channel)}
          </Typography>
          <StatusChip tone={tone} mark={mark} label={label} />
        </Box>
        {channel.health.reasons.length > 0 && (
          <Notice tone={channel.health.light === "red" && !isGivenUp ? "error" : "warning"}>
            {channel.health.reasons.map((reason) => (
              <div key={reason}>{reason}</div>
            ))}
            {channel.waiting > 0 && <div>{waitingText(channel.waiting)}</div>}
          </Notice>
        )}
        {isConnected && <AnsweringLine channel={channel} onChoose={mayEdit && onChooseAnswering} />}
        <Facts
          facts={[
            { label: "Última revisión", value: channel.checkedAt && <DateTime value={channel.checkedAt} relative /> },
            channel.tokenExpiresAt !== null && {
              label: "El permiso vence",
              value: <DateTime value={channel.tokenExpiresAt} />,
            },
            channel.kind === "instagram" && { label: "ID de la cuenta", value: channel.phoneNumberId },
            { label: "ID de la página", value: channel.wabaId },
          ]}
        />
        {channel.notices.length > 0 && <ChannelNotices notices={channel.notices} />}
        {(mayEdit || mayDisconnect) && (
          <Stack direction="row" sx={{ gap: 1, alignItems: "center", flexWrap: "wrap" }}>
            {mayEdit && !isGivenUp && (
              <Button onClick={checkNow} disabled={isChecking}>
                {isChecking ? "Revisando…" : "Revisar ahora"}
              </Button>
            )}
            {mayEdit && isRenewalDue && (
              <Button variant="contained" color="primary" disabled={isBusy} onClick={onRenew}>
                Iniciar sesión con Facebook
              </Button>
            )}
            {mayDisconnect && !isGivenUp && (
              <Button color="error" onClick={onDisconnect}>
                Desconectar
              </Button>
            )}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

function waitingText(waiting: number): string {
  return waiting === 1
    ? "Un mensaje espera para salir."
    : `${waiting.toLocaleString("es-MX")} mensajes esperan para salir.`;
}

const SIGN = {
  width: 40,
  height: 40,
  borderRadius: 1,
  display: "grid",
  placeItems: "center",
  bgcolor: "primary.soft",
  color: "primary.ink",
} as const;
