import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** Content inside an input before or after the text: a unit, an icon, a small button. */
export function FieldSide({ side, children }: { side: "start" | "end"; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        display: "flex",
        alignItems: "center",
        flexShrink: 0,
        color: "text.secondary",
        [side === "start" ? "mr" : "ml"]: side === "start" ? -0.5 : 0.5,
        ...(side === "end" && { mr: 0.25 }),
      }}
    >
      {children}
    </Box>
  );
}
