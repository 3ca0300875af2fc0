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

type DividedRowProps = {
  /** The right side aligns to the top of several lines. */
  tall?: boolean;
  /** What does not fit goes below. */
  wraps?: boolean;
  children: ReactNode;
};

export function DividedRow({ tall = false, wraps = false, children }: DividedRowProps) {
  return (
    <Box component="li" sx={[ROW, { alignItems: tall ? "flex-start" : "center", flexWrap: wraps ? "wrap" : "nowrap" }]}>
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
