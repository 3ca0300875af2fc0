// Asks before an action that cannot be undone. Others run at once, with 'Deshacer' in a toast.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { Notice } from "../state/notice.tsx";
import { sayError } from "../state/say-error.ts";
import { Dialog } from "./dialog.tsx";

export type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  /** A question: '¿Eliminar a Ana López?' */
  title: string;
  /** What will happen. */
  children?: ReactNode;
  /** The verb: 'Eliminar'. */
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  /** Awaited; then the dialog closes, or shows the message when it throws. */
  onConfirm: () => unknown;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, children, confirmLabel, cancelLabel = "Cancelar", danger = false, onConfirm } = props;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const close = () => {
    setFailure(undefined);
    onClose();
  };
  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm();
      close();
    } catch (reason) {
      setFailure(sayError(reason));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      size="small"
      compact
      busy={busy}
      actions={
        <>
          <Button onClick={close} disabled={busy} autoFocus>
            {cancelLabel}
          </Button>
          <Button
            variant="contained"
            color={danger ? "error" : "primary"}
            disabled={busy}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children && (
        <Typography color="textSecondary" component="div">
          {children}
        </Typography>
      )}
      {failure && (
        <Box sx={{ mt: 2 }}>
          <Notice tone="error" role="alert">
            {failure}
          </Notice>
        </Box>
      )}
    </Dialog>
  );
}
