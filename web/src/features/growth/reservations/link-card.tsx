// The public link: copy it, open it, print it as a code, or embed it in the business's site.
import type { ReservationSettings } from "@mostrador/domain/growth/reservations/schema.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { CopyButton } from "../../../ui/action/copy-button.tsx";
import { LinkToShare } from "../../../ui/action/link-to-share.tsx";
import { Card } from "../../../ui/layout/card.tsx";

export function LinkCard({ settings: { url, search, embed } }: { settings: ReservationSettings }) {
  const frame = `<iframe src="${url}" title="Reservaciones" style="width:100%;height:720px;border:0"></iframe>`;
  return (
    <Card title="Tu enlace">
      <LinkToShare
        url={url}
        alt="Código QR de tu página de reservaciones"
        fileName={`reservar-${search}`}
        shareTitle="Reserva tu cita aquí"
      />
      {embed !== "nobody" && (
        <Box sx={{ mt: 2 }}>
          <Typography variant="body2" color="textSecondary">
            Para ponerla dentro de tu sitio, pega esto donde quieras verla:
          </Typography>
          <Box
            component="code"
            sx={{ display: "block", my: 1, typography: "caption", fontFamily: "monospace", overflowWrap: "anywhere" }}
          >
            {frame}
          </Box>
          <CopyButton text={frame} label="Copiar código" name="Código" />
        </Box>
      )}
    </Card>
  );
}
