// A few rows in a card, with lines between them.
import Box from "@mui/material/Box";
import type { ReactNode } from "react";

export function DividedList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: "none" }}>
      {children}
    </Box>
  );
}

/** `tall`: the right side aligns to the top of several lines. */
export function DividedRow({ tall = false, children }: { tall?: boolean; children: ReactNode }) {
  return (
    <Box component="li" sx={[ROW, { alignItems: tall ? "flex-start" : "center" }]}>
      {children}
    </Box>
  );
}

const ROW = {
  display: "flex",
  gap: 1.5,
  py: 1.25,
  borderBottom: "1px solid",
  borderColor: "divider",
  "&:last-of-type": { border: 0 },
} as const;
