// The base of all illustrations, and the one that must work when nothing else can load.
import Box from "@mui/material/Box";
import type { ReactNode } from "react";

type SizeProps = { size?: number };

export function DrawingSheet({ size = 120, children }: SizeProps & { children: ReactNode }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 120 96"
      aria-hidden
      sx={{
        width: size,
        height: size * 0.8,
        fill: "none",
        strokeWidth: 1.5,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "& .s": { fill: "var(--mui-palette-background-paper)", stroke: "var(--mui-palette-outline)" },
        "& .l": { stroke: "var(--mui-palette-outline)" },
        "& .t": { fill: "var(--mui-palette-primary-soft)", stroke: "var(--mui-palette-primary-ink)" },
        "& .a": { stroke: "var(--mui-palette-primary-ink)" },
        "& .f": { fill: "var(--mui-palette-action-selected)" },
      }}
    >
      {children}
    </Box>
  );
}

/** The illustration of a page that could not load. */
export function BrokenDrawing({ size }: SizeProps) {
  return (
    <DrawingSheet size={size}>
      <rect className="s" x="18" y="14" width="84" height="68" rx="8" />
      <path className="l" d="M18 30h84M26 22h.1M33 22h.1M40 22h.1" />
      <path className="a" d="M48 66c3-7 21-7 24 0M50 46h.1M70 46h.1" />
    </DrawingSheet>
  );
}
