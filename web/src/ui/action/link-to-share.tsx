// A public link: to open, copy, share, or print as a code.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { QrCode, qrHref } from "../data/qr-code.tsx";
import { CopyButton } from "./copy-button.tsx";
import { ShareButton } from "./share-button.tsx";

type LinkToShareProps = {
  url: string;
  /** What the code leads to, for people who do not see it: 'Código QR de …'. */
  alt: string;
  /** The name of the downloaded code, without its extension. */
  fileName: string;
  /** The text that goes with the shared link. */
  shareTitle: string;
  hint?: string;
};

export function LinkToShare({ url, alt, fileName, shareTitle, hint }: LinkToShareProps) {
  return (
    <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 3, alignItems: "center" }}>
      <Box sx={{ flex: 1, minWidth: 0, alignSelf: { xs: "stretch", sm: "auto" } }}>
        {hint && (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {hint}
          </Typography>
        )}
        <Link href={url} target="_blank" rel="noreferrer" sx={{ overflowWrap: "anywhere" }}>
          {url}
        </Link>
        <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: "wrap" }}>
          <CopyButton text={url} label="Copiar enlace" name="Enlace" />
          <ShareButton url={url} title={shareTitle} />
          <Button href={qrHref(url)} download={`${fileName}.svg`}>
            Descargar código QR
          </Button>
        </Stack>
      </Box>
      <QrCode text={url} alt={alt} />
    </Stack>
  );
}
