// The head of a side panel: title, tools, cross.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { IconAction } from "../action/icon-action.tsx";
import { CloseRounded } from "../icon/actions.ts";

type Props = { id: string; title: string; size: "h2" | "h3"; tools?: ReactNode; onClose: () => void };

export function PanelHead({ id, title, size, tools, onClose }: Props) {
  const minHeight = size === "h2" ? 64 : 56;
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 0.5, pl: 3, pr: 1.5, minHeight, flexShrink: 0 }}>
      <Typography id={id} variant={size} component="h2" sx={{ flex: 1, minWidth: 0 }} noWrap>
        {title}
      </Typography>
      {tools}
      <IconAction label="Cerrar" onClick={onClose}>
        <CloseRounded />
      </IconAction>
    </Box>
  );
}
