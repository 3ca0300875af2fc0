// A panel from the right: details next to a list, filters. On the phone it covers the screen.

import Box from "@mui/material/Box";
import MuiDrawer from "@mui/material/Drawer";
import { type ReactNode, useDeferredValue, useId } from "react";
import { useScrollStop } from "../layout/use-scroll-stop.ts";
import { useTitle } from "../layout/use-title.ts";
import { useLayer } from "./leaving.tsx";
import { PanelHead } from "./panel-head.tsx";

export type DrawerProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  tools?: ReactNode;
  width?: number;
};

export function Drawer({ open, onClose, title, children, actions, tools, width = 440 }: DrawerProps) {
  const id = useId();
  useTitle(open ? title : null, "over");
  useLayer(open, onClose);
  const scroll = useScrollStop(title);
  return (
    <MuiDrawer
      anchor="right"
      open={open}
      onClose={onClose}
      // as high as a dialog: the one that opened later is in front
      sx={{ zIndex: "modal" }}
      slotProps={{
        paper: { role: "dialog", "aria-modal": true, "aria-labelledby": id, sx: { width: { xs: 1, sm: width } } },
      }}
    >
      <PanelHead id={id} title={title} size="h2" tools={tools} onClose={onClose} />
      <Box {...scroll} sx={{ flex: 1, overflowY: "auto", px: 3, pb: 3 }}>
        <Filling>{children}</Filling>
      </Box>
      {actions && (
        <Box
          data-form-buttons
          sx={{
            display: "flex",
            gap: 1,
            justifyContent: "flex-end",
            px: 3,
            py: 1.5,
            borderTop: "1px solid",
            borderColor: "divider",
          }}
        >
          {actions}
        </Box>
      )}
    </MuiDrawer>
  );
}

/** Fields take longer to draw than the panel: it answers the touch first. */
function Filling({ children }: { children: ReactNode }) {
  const isThere = useDeferredValue(true, false);
  return isThere && children;
}
