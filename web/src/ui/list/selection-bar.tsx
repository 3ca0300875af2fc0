import CloseRounded from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { IconAction } from "../action/icon-action.tsx";

/** What can be done with the chosen rows: appears above the list while some are. */
export function SelectionBar({
  count,
  onClear,
  children,
}: {
  count: number;
  onClear: () => void;
  children: ReactNode;
}) {
  if (count === 0) return null;
  return (
    <Box
      role="region"
      aria-label="Selección"
      sx={{
        display: "flex",
        gap: 1,
        alignItems: "center",
        px: 1,
        py: 0.5,
        borderRadius: 1,
        bgcolor: "primary.soft",
        mb: 1,
      }}
    >
      <IconAction label="Quitar selección" onClick={onClear}>
        <CloseRounded />
      </IconAction>
      <Box role="status" sx={{ typography: "subtitle2", flex: 1 }}>
        {count === 1 ? "1 seleccionado" : `${count} seleccionados`}
      </Box>
      {children}
    </Box>
  );
}
