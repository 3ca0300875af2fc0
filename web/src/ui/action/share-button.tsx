// 'Compartir': a dialog with a link that can be copied or sent by WhatsApp.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Dialog } from "../dialog/dialog.tsx";
import { drawIcon } from "../icon/draw-icon.tsx";
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
      <Button variant="contained" color="primary" href={`https://wa.me/?text=${text}`} target="_blank" rel="noreferrer">
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

const ShareOutlined = /* @__PURE__ */ drawIcon(
  "ShareOutlined",
  "M18 16.08c-.76 0-1.44.3-1.96.77L8.91 12.7c.05-.23.09-.46.09-.7s-.04-.47-.09-.7l7.05-4.11c.54.5 1.25.81 2.04.81 1.66 0 3-1.34 3-3s-1.34-3-3-3-3 1.34-3 3c0 .24.04.47.09.7L8.04 9.81C7.5 9.31 6.79 9 6 9c-1.66 0-3 1.34-3 3s1.34 3 3 3c.79 0 1.5-.31 2.04-.81l7.12 4.16c-.05.21-.08.43-.08.65 0 1.61 1.31 2.92 2.92 2.92s2.92-1.31 2.92-2.92-1.31-2.92-2.92-2.92M18 4c.55 0 1 .45 1 1s-.45 1-1 1-1-.45-1-1 .45-1 1-1M6 13c-.55 0-1-.45-1-1s.45-1 1-1 1 .45 1 1-.45 1-1 1m12 7.02c-.55 0-1-.45-1-1s.45-1 1-1 1 .45 1 1-.45 1-1 1",
);
