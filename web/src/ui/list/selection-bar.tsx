import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { IconAction } from "../action/icon-action.tsx";
import { CloseRounded } from "../icon/actions.ts";

/** Actions on the selected rows: shown above the list while any are selected. */
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
        flexWrap: "wrap",
        gap: 1,
        alignItems: "center",
        px: 1,
        py: 0.5,
        borderRadius: 1,
        bgcolor: "primary.soft",
        mb: 1,
        // Below the top bar, at any scroll position.
        position: "sticky",
        top: 56,
        zIndex: 2,
      }}
    >
      <IconAction label="Quitar selección" onClick={onClear}>
        <CloseRounded />
      </IconAction>
      <Box role="status" sx={{ typography: "subtitle2", flex: 1, whiteSpace: "nowrap" }}>
        {count === 1 ? "1 seleccionado" : `${count} seleccionados`}
      </Box>
      {children}
    </Box>
  );
}
