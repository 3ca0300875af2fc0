// 'Compartir': a dialog with a link that can be copied or sent by WhatsApp.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Dialog } from "../dialog/dialog.tsx";
import { ShareOutlined } from "../icon/share.ts";
import { CopyButton } from "./copy-button.tsx";

type Props = {
  url: string;
  /** What is shared; WhatsApp gets it before the link. */
  title: string;
};

export function ShareButton({ url, title }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<ShareOutlined />} onClick={() => setOpen(true)}>
        Compartir
      </Button>
      {open && <ShareDialog url={url} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}

function ShareDialog({ url, title, onClose }: Props & { onClose: () => void }) {
  const text = encodeURIComponent(`${title}\n${url}`);
  const actions = (
    <>
      <Button onClick={onClose}>Cerrar</Button>
      <CopyButton text={url} label="Copiar enlace" name="Enlace" />
      <Button variant="contained" href={`https://wa.me/?text=${text}`} target="_blank" rel="noreferrer">
        Compartir por WhatsApp
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title="Compartir" size="small" compact actions={actions}>
      <Box sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{title}</Box>
      <Box sx={{ mt: 1, p: 1.5, borderRadius: 1, bgcolor: "primary.soft", overflowWrap: "anywhere" }}>{url}</Box>
    </Dialog>
  );
}
