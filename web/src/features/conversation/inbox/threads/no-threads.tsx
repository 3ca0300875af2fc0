import type { Channel, ChannelKind } from "@mostrador/domain/conversation/channels/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import { useActiveBusiness, useMay } from "../../../../lib/session/active-business.ts";
import { CopyButton } from "../../../../ui/action/copy-button.tsx";
import { Empty } from "../../../../ui/state/empty.tsx";
import { channelPhone, useChannels } from "../../channels/index.ts";
import { ChannelIcon } from "../channel-icon.tsx";

const KINDS = [
  { kind: "whatsapp", name: "WhatsApp" },
  { kind: "instagram", name: "Instagram" },
  { kind: "messenger", name: "Messenger" },
] as const;

/** The empty inbox: offers to connect a channel, or to write to a connected one. */
export function NoThreads() {
  const reach = useActiveBusiness().membership?.limits.threads ?? "all";
  return reach === "all" ? <NobodyWrote /> : <Empty drawing="chat" dense text={REACHED[reach]} />;
}

/** What comes into an inbox that shows a part of the conversations only. */
const REACHED = {
  own: "Aquí verás las conversaciones que te asignen. Todavía no tienes ninguna.",
  waiting: "Aquí verás las conversaciones que te asignen y las que esperan a una persona. Por ahora no hay ninguna.",
} as const;

function NobodyWrote() {
  const channels = useChannels();
  const mayConnect = useMay()(PAGE.integraciones);
  if (channels.isPending) return null;
  const connected = (channels.data ?? []).filter(({ status }) => status === "connected");
  const first = KINDS.flatMap(({ kind }) => connected.find((channel) => channel.kind === kind) ?? [])[0];
  return (
    <Empty
      drawing={first ? "chat" : "plug"}
      dense
      text={first ? howToWrite(first) : mayConnect ? CONNECT : WAIT}
      action={
        (mayConnect || first) && (
          <Box component="ul" aria-label="Canales" sx={LIST}>
            {KINDS.map(({ kind, name }) => (
              <ChannelRow
                key={kind}
                kind={kind}
                name={name}
                channel={connected.find((channel) => channel.kind === kind)}
                mayConnect={mayConnect}
              />
            ))}
          </Box>
        )
      }
    />
  );
}

type RowProps = {
  kind: ChannelKind;
  name: "WhatsApp" | "Instagram" | "Messenger";
  channel: Channel | undefined;
  mayConnect: boolean;
};

/** The address to write to, or the link to connect it. */
function ChannelRow({ kind, name, channel, mayConnect }: RowProps) {
  if (!channel && !mayConnect) return null;
  const address = channel && addressOf(channel);
  return (
    <Box component="li" sx={ROW}>
      <ChannelIcon channel={name} size={20} />
      <Box sx={{ flex: 1, minWidth: 0, textAlign: "left" }}>
        <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
        {address && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
            {address}
          </Typography>
        )}
      </Box>
      {address ? (
        <CopyButton
          text={address}
          label={kind === "whatsapp" ? "Copiar número" : `Copiar enlace de ${name}`}
          iconOnly
        />
      ) : (
        <Button component={Link} to={`/integraciones/${kind}`} aria-label={`Conectar ${name}`}>
          Conectar
        </Button>
      )}
    </Box>
  );
}

/** The number, or the link that opens a conversation with the page or account. */
function addressOf(channel: Channel): string {
  if (channel.kind === "whatsapp") return channelPhone(channel) || channel.phoneNumberId;
  if (channel.kind === "messenger") return `m.me/${channel.phoneNumberId}`;
  return `ig.me/m/${channel.verifiedName.replace(/^@/, "")}`;
}

function howToWrite(channel: Channel): string {
  if (channel.kind === "whatsapp")
    return `Todavía nadie te escribe. Manda un mensaje a ${addressOf(channel)} desde otro teléfono, o desde el teléfono de prueba, y aparecerá aquí.`;
  return `Todavía nadie te escribe. Abre ${addressOf(channel)} con otra cuenta, manda un mensaje, y aparecerá aquí.`;
}

const CONNECT = "Conecta los canales donde te escriben tus clientes para recibir aquí sus mensajes.";
const WAIT =
  "Aquí llegarán los mensajes de tus clientes cuando quien administra el negocio conecte WhatsApp, Instagram o Messenger.";

const LIST = { listStyle: "none", m: 0, p: 0, width: 1, maxWidth: 360, display: "grid", gap: 1 } as const;
const ROW = {
  display: "flex",
  alignItems: "center",
  gap: 1.5,
  p: 1,
  pl: 1.5,
  border: "1px solid",
  borderColor: "divider",
  borderRadius: 1,
} as const;
