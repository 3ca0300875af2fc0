import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Button from "@mui/material/Button";
import { Link } from "react-router";
import { useMay } from "../../../../lib/session/active-business.ts";
import { CopyButton } from "../../../../ui/action/copy-button.tsx";
import { Empty } from "../../../../ui/state/empty.tsx";
import { channelPhone, useChannels } from "../../channels/index.ts";

/** The first day: connect a number, or write to the one that is connected. */
export function NoThreads() {
  const channels = useChannels();
  const mayConnect = useMay()(PAGE.integraciones);
  const connected = channels.data?.find((channel) => channel.kind === "whatsapp" && channel.status === "connected");
  const phone = connected ? channelPhone(connected) : "";
  if (channels.isPending) return null;
  if (phone) {
    return (
      <Empty
        drawing="chat"
        dense
        text={`Todavía nadie te escribe. Manda un mensaje a ${phone} desde otro teléfono, o desde el teléfono de prueba, y aparecerá aquí.`}
        action={<CopyButton text={phone} label="Copiar número" />}
      />
    );
  }
  return (
    <Empty
      drawing="plug"
      dense
      text={
        mayConnect
          ? "Conecta tu WhatsApp para recibir aquí los mensajes de tus clientes."
          : "Aquí llegarán los mensajes de tus clientes cuando quien administra el negocio conecte WhatsApp."
      }
      action={
        mayConnect && (
          <Button variant="contained" color="primary" component={Link} to="/integraciones/whatsapp">
            Conectar WhatsApp
          </Button>
        )
      }
    />
  );
}
