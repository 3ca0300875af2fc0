// The link and the printable code of a source. A person who opens one writes the keyword, so the contact is recognized.
import type { TrafficSource } from "@mostrador/domain/growth/traffic-sources/resource.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { renderSVG } from "uqr";
import { CopyButton } from "../../../ui/action/copy-button.tsx";
import { ShareButton } from "../../../ui/action/share-button.tsx";
import { Empty } from "../../../ui/state/empty.tsx";

export function SourceLink({ source: { source, keyword, link, _id } }: { source: TrafficSource }) {
  if (link === null)
    return (
      <Empty
        drawing="search"
        text="Conecta un número de WhatsApp, o pon el de tu negocio, y aquí estarán el enlace y el código QR."
        dense
      />
    );
  const code = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(link, { border: 2 }))}`;
  return (
    <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 3, alignItems: { sm: "center" } }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          Abre WhatsApp con «{keyword}» ya escrito. Pon el enlace en tus redes y el código en volantes y vitrinas.
        </Typography>
        <Link href={link} target="_blank" rel="noreferrer" sx={{ overflowWrap: "anywhere" }}>
          {link}
        </Link>
        <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: "wrap" }}>
          <CopyButton text={link} label="Copiar enlace" name="Enlace" />
          <ShareButton url={link} title="Escríbenos por WhatsApp" />
          <Button href={code} download={`fuente-${_id}.svg`}>
            Descargar código QR
          </Button>
        </Stack>
      </Box>
      <Box
        component="img"
        src={code}
        alt={`Código QR de ${source}`}
        sx={{ width: 160, height: 160, borderRadius: 1, bgcolor: "#fff", alignSelf: { xs: "center", sm: "auto" } }}
      />
    </Stack>
  );
}
