// A panel from the right: details beside a list, filters. On the phone it covers the screen.

import Box from "@mui/material/Box";
import MuiDrawer from "@mui/material/Drawer";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { IconAction } from "../action/icon-action.tsx";
import { CloseRounded } from "../icon/actions.ts";
import { useTitle } from "../layout/use-title.ts";

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
  return (
    <MuiDrawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: "dialog", "aria-modal": true, "aria-labelledby": id, sx: { width: { xs: 1, sm: width } } },
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 0.5, pl: 3, pr: 1.5, minHeight: 64 }}>
        <Typography id={id} variant="h2" sx={{ flex: 1, minWidth: 0 }} noWrap>
          {title}
        </Typography>
        {tools}
        <IconAction label="Cerrar" onClick={onClose}>
          <CloseRounded />
        </IconAction>
      </Box>
      <Box sx={{ flex: 1, overflowY: "auto", px: 3, pb: 3 }}>{children}</Box>
      {actions && (
        <Box
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
