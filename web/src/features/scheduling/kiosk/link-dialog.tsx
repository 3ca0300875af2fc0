// The link of a tablet, shown once: only its hash is stored.
import type { LinkedTablet } from "@mostrador/domain/scheduling/kiosk/schema.ts";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { LinkToShare } from "../../../ui/action/link-to-share.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";

export function LinkDialog({ tablet, onClose }: { tablet: LinkedTablet; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Enlace de ${tablet.name}`}
      actions={
        <Button variant="contained" color="primary" onClick={onClose}>
          Listo
        </Button>
      }
    >
      <Typography sx={{ mb: 2 }}>
        Ábrelo en la tableta o escanea el código con ella. Por seguridad no se vuelve a mostrar: si lo pierdes, haz uno
        nuevo y el anterior deja de servir.
      </Typography>
      <LinkToShare
        url={tablet.url}
        alt={`Código QR de la tableta ${tablet.name}`}
        fileName="tableta-de-recepcion"
        shareTitle="Tableta de recepción"
      />
    </Dialog>
  );
}
