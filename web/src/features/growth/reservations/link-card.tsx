// The public link: copy it, open it, print it as a code, or embed it in the business's site.
import type { ReservationSettings } from "@mostrador/domain/growth/reservations/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { renderSVG } from "uqr";
import { CopyButton } from "../../../ui/action/copy-button.tsx";
import { ShareButton } from "../../../ui/action/share-button.tsx";
import { Card } from "../../../ui/layout/card.tsx";

export function LinkCard({ settings: { url, search, embed } }: { settings: ReservationSettings }) {
  const code = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(url, { border: 2 }))}`;
  const frame = `<iframe src="${url}" title="Reservaciones" style="width:100%;height:720px;border:0"></iframe>`;
  return (
    <Card title="Tu enlace">
      <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 3, alignItems: { sm: "center" } }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Link href={url} target="_blank" rel="noreferrer" sx={{ overflowWrap: "anywhere" }}>
            {url}
          </Link>
          <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: "wrap" }}>
            <ShareButton url={url} title="Reserva tu cita aquí" />
            <Button href={code} download={`reservar-${search}.svg`}>
              Descargar código QR
            </Button>
          </Stack>
        </Box>
        <Box
          component="img"
          src={code}
          alt="Código QR de tu página de reservaciones"
          sx={{ width: 132, height: 132, borderRadius: 1, bgcolor: "#fff", alignSelf: { xs: "center", sm: "auto" } }}
        />
      </Stack>
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
