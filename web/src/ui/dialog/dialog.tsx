// A dialog: full screen on the phone; Esc and the cross close it; the focus stays inside and returns afterwards.

import Box from "@mui/material/Box";
import MuiDialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { type ReactNode, useDeferredValue, useId } from "react";
import { IconAction } from "../action/icon-action.tsx";
import { CloseRounded } from "../icon/actions.ts";
import { usePhone } from "../layout/use-screen.ts";
import { useScrollStop } from "../layout/use-scroll-stop.ts";
import { useTitle } from "../layout/use-title.ts";
import { useLayer } from "./leaving.tsx";

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons at the bottom. */
  actions?: ReactNode;
  /** Next to the title: a menu. */
  tools?: ReactNode;
  /** 440, 600 or 900 px. */
  size?: "small" | "medium" | "large";
  /** It cannot be closed while saving. */
  busy?: boolean;
  /** Small questions stay small on the phone too. */
  compact?: boolean;
};

const WIDTH = { small: 440, medium: 600, large: 900 };

export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, actions, tools, size = "medium", busy = false, compact = false } = props;
  const phone = usePhone();
  const id = useId();
  // its content takes longer to draw: the touch is answered first
  const isDrawn = useDeferredValue(open, false);
  useTitle(open ? title : null, "over");
  useLayer(open, () => !busy && onClose());
  const scroll = useScrollStop(title);
  return (
    <MuiDialog
      open={open && isDrawn}
      onClose={() => !busy && onClose()}
      fullScreen={phone && !compact}
      fullWidth
      aria-labelledby={id}
      slotProps={{ paper: { sx: { maxWidth: phone && !compact ? "none" : WIDTH[size] } } }}
    >
      <Box sx={{ display: "flex", alignItems: "center", pr: 1.5 }}>
        <DialogTitle id={id} sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
          {title}
        </DialogTitle>
        {tools}
        <IconAction label="Cerrar" onClick={onClose} disabled={busy}>
          <CloseRounded />
        </IconAction>
      </Box>
      <DialogContent {...scroll} sx={{ display: "flex", flexDirection: "column", "& > form": { flex: "1 0 auto" } }}>
        {children}
      </DialogContent>
      {actions && <DialogActions data-form-buttons>{actions}</DialogActions>}
    </MuiDialog>
  );
}
