import type { ChannelName } from "@mostrador/domain/conversation/inbox/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Link } from "react-router";
import { useMay } from "../../../../../lib/session/active-business.ts";
import { PhoneOutlined } from "../../../../../ui/icon/media.ts";
import { useChannels } from "../../../channels/index.ts";
import type { Window } from "../window-text.ts";

type Props = {
  window: Window;
  /** The number or page of the conversation; undefined before it exists. */
  channelId: string | undefined;
  channel: ChannelName;
  phone: string;
  mayWrite: boolean;
  /** Another agent has the conversation. */
  isReadOnly: boolean;
  /** Undefined when no template can be sent. */
  onTemplate: (() => void) | undefined;
};

/** The line above the text box: until when one may write, or why not and what to do. */
export function ComposerNotice({ window, channelId, channel, phone, mayWrite, isReadOnly, onTemplate }: Props) {
  const channels = useChannels();
  const mayMend = useMay()(PAGE.integraciones);
  const through = channels.data?.filter(({ _id }) => channelId === undefined || _id === channelId);
  const isCutOff = through !== undefined && !through.some((channel) => channel.status === "connected");
  if (!mayWrite) return <Line tone="text.secondary">No tienes permiso para escribir en este chat.</Line>;
  if (isReadOnly) return <Line tone="text.secondary">Para escribir aquí, toma la conversación.</Line>;
  if (isCutOff) {
    const isPage = channel !== "WhatsApp";
    return (
      <Line
        tone="warning.ink"
        action={
          mayMend && (
            <Button size="small" component={Link} to={`/integraciones/${channel.toLowerCase()}`}>
              {isPage ? "Iniciar sesión" : "Revisar conexión"}
            </Button>
          )
        }
      >
        {cutOffText(isPage ? channel : null, mayMend)}
      </Line>
    );
  }
  if (window.isOpen) return <Line tone={window.isShort ? "warning.ink" : "text.secondary"}>{window.text}</Line>;
  return (
    <Line
      tone="text.primary"
      action={
        window.text && (
          <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap", justifyContent: "flex-end" }}>
            {onTemplate && (
              <Button size="small" variant="contained" color="primary" onClick={onTemplate}>
                Enviar plantilla
              </Button>
            )}
            {phone && (
              <Button size="small" component="a" href={`tel:+${phone}`} startIcon={<PhoneOutlined />}>
                Llamar
              </Button>
            )}
          </Box>
        )
      }
    >
      {window.text}
    </Line>
  );
}

/** `page`: Messenger or Instagram; null for WhatsApp. */
function cutOffText(page: ChannelName | null, mayMend: boolean): string {
  if (!page) return mayMend ? NOT_CONNECTED : `${NOT_CONNECTED} ${TELL}`;
  if (mayMend) return `Para responder por ${page}, inicia sesión con Facebook.`;
  return `${page} está desconectado: por ahora no puedes responder. ${TELL}`;
}

const NOT_CONNECTED = "WhatsApp está desconectado: lo que escribas saldrá cuando vuelva, hasta un día después.";
const TELL = "Avisa a quien administra el negocio.";

function Line({ tone, action, children }: { tone: string; action?: React.ReactNode; children: string }) {
  return (
    <Box
      role="status"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: 1.5,
        rowGap: 0.5,
        minHeight: 32,
        py: 0.5,
        maxWidth: 880,
        mx: "auto",
        typography: "caption",
        color: tone,
      }}
    >
      <Box component="span" sx={{ flex: "1 1 200px", minWidth: 0 }}>
        {children}
      </Box>
      {action}
    </Box>
  );
}
