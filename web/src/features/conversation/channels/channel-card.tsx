// One connected number: its state and its actions.
import type { Channel } from "@mostrador/domain/conversation/channels/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { MenuButton } from "../../../ui/action/menu-button.tsx";
import { DateTime } from "../../../ui/data/date-time.tsx";
import { Facts } from "../../../ui/data/facts.tsx";
import { StatusChip } from "../../../ui/data/status.tsx";
import { EditOutlined } from "../../../ui/icon/list-actions.ts";
import { WhatsApp } from "../../../ui/icon/messages.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { AnsweringLine } from "./answering/answering-line.tsx";
import { channelPhone, channelState, channelTitle, limitText, qualityText } from "./channel-look.ts";
import { ChannelNotices } from "./channel-notices.tsx";
import { useCheckNow } from "./use-check-now.ts";

type Props = {
  channel: Channel;
  mayEdit: boolean;
  mayDisconnect: boolean;
  onEdit: () => void;
  onRenew: () => void;
  onDisconnect: () => void;
  onTest: () => void;
  onChooseAnswering: () => void;
};

export function ChannelCard({ channel, mayEdit, mayDisconnect, onChooseAnswering, ...on }: Props) {
  const { onEdit, onRenew, onDisconnect, onTest } = on;
  const isConnected = channel.status === "connected";
  const { tone, mark, label } = channelState(channel);
  const { checkNow, isChecking } = useCheckNow(channel, {
    good: "El número está conectado.",
    bad: "El número no está conectado.",
  });
  const more = [
    ...(isConnected ? [] : [{ label: "Revisar ahora", onSelect: checkNow }]),
    // Also one that never worked, because disconnecting frees its number.
    ...(mayDisconnect && channel.tokenState !== null
      ? [{ label: "Desconectar", onSelect: onDisconnect, danger: true, divided: !isConnected }]
      : []),
  ];
  return (
    <Card>
      <Stack sx={{ gap: 2 }}>
        <Box sx={{ display: "flex", alignItems: "center", gap: 1.5, flexWrap: "wrap" }}>
          <Box sx={SIGN}>
            <WhatsApp />
          </Box>
          <Box sx={{ flex: 1, minWidth: 160 }}>
            <Typography variant="h3" component="h2" sx={{ overflowWrap: "anywhere" }}>
              {channelTitle(channel)}
            </Typography>
            {channel.verifiedName && <Typography color="textSecondary">{channelPhone(channel)}</Typography>}
          </Box>
          <StatusChip tone={tone} mark={mark} label={label} />
        </Box>
        {channel.health.reasons.length > 0 && channel.tokenState !== null && (
          <Notice tone={channel.health.light === "red" ? "error" : "warning"}>
            {channel.health.reasons.map((reason) => (
              <div key={reason}>{reason}</div>
            ))}
            {channel.checkAt && <NextLook at={channel.checkAt} waiting={channel.waiting} />}
          </Notice>
        )}
        {isConnected && <AnsweringLine channel={channel} onChoose={mayEdit && onChooseAnswering} />}
        {channel.tokenState === null && channel.reason && <Notice tone="warning">{channel.reason}</Notice>}
        <Facts
          facts={[
            { label: "Última revisión", value: channel.checkedAt && <DateTime value={channel.checkedAt} relative /> },
            isConnected && { label: "Calidad", value: qualityText(channel) },
            isConnected && { label: "Límite", value: limitText(channel) },
            channel.tokenExpiresAt !== null && {
              label: "La clave vence",
              value: <DateTime value={channel.tokenExpiresAt} />,
            },
            channel.isCoexistence && { label: "Teléfono", value: phoneText(channel) },
            { label: "ID del número", value: channel.phoneNumberId },
            { label: "ID de la cuenta", value: channel.wabaId },
          ]}
        />
        {channel.notices.length > 0 && <ChannelNotices notices={channel.notices} />}
        {mayEdit && (
          <Stack direction="row" sx={{ gap: 1, alignItems: "center", flexWrap: "wrap" }}>
            {channel.tokenState !== null && (
              <Button startIcon={<EditOutlined />} onClick={onEdit}>
                Editar
              </Button>
            )}
            {isConnected ? (
              <>
                <Button onClick={checkNow} disabled={isChecking}>
                  {isChecking ? "Revisando…" : "Revisar ahora"}
                </Button>
                <Button onClick={onTest}>Enviar mensaje de prueba</Button>
              </>
            ) : (
              <Button variant="contained" color="primary" onClick={onRenew}>
                Volver a conectar
              </Button>
            )}
            {more.length > 0 && <MenuButton label={`Más acciones de ${channelTitle(channel)}`} actions={more} />}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

/** The server checks it automatically and then sends what is waiting. */
function NextLook({ at, waiting }: { at: string; waiting: number }) {
  const count = waiting === 1 ? "Un mensaje espera" : `${waiting.toLocaleString("es-MX")} mensajes esperan`;
  return (
    <Box sx={{ color: "text.secondary" }}>
      Se revisa solo otra vez: <DateTime value={at} />.{waiting > 0 && ` ${count} para salir entonces.`}
    </Box>
  );
}

function phoneText({ historyPercent }: Channel): string {
  if (historyPercent === null) return "También en la app del teléfono";
  return historyPercent < 100
    ? `También en la app del teléfono; se copió ${historyPercent}% de sus conversaciones`
    : "También en la app del teléfono, con sus conversaciones";
}

const SIGN = {
  width: 40,
  height: 40,
  borderRadius: 1,
  display: "grid",
  placeItems: "center",
  bgcolor: "success.soft",
  color: "success.ink",
} as const;
