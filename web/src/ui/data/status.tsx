// A state as a mark with text: colour is never the only sign. The marks also differ in shape.
import Box from "@mui/material/Box";
import type { Tone } from "../theme/palette-types.ts";

export type Mark = "dot" | "ring" | "half" | "check" | "cross" | "dash" | "clock";

const PATHS: Record<Mark, React.ReactNode> = {
  dot: <circle cx="6" cy="6" r="4" fill="currentColor" stroke="none" />,
  ring: <circle cx="6" cy="6" r="3.5" />,
  half: (
    <>
      <circle cx="6" cy="6" r="3.5" />
      <path d="M6 2.5a3.5 3.5 0 0 1 0 7z" fill="currentColor" stroke="none" />
    </>
  ),
  check: <path d="M2.5 6.5l2.3 2.3L9.5 3.6" />,
  cross: <path d="M3 3l6 6M9 3l-6 6" />,
  dash: <path d="M2.5 6h7" />,
  clock: (
    <>
      <circle cx="6" cy="6" r="4" />
      <path d="M6 3.8V6l1.6 1" />
    </>
  ),
};

/**
 * Only the mark, for large numbers: a plain element without its own style. Pass a label when there is no text next to
 * it.
 */
export function StatusDot({
  tone,
  mark = "dot",
  label,
  size = 12,
}: {
  tone: Tone;
  mark?: Mark;
  label?: string;
  size?: number;
}) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has its label, or is hidden from who hears the page
    <svg
      viewBox="0 0 12 12"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flexShrink: 0, color: `var(--mui-palette-${tone}-ink)` }}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      {PATHS[mark]}
    </svg>
  );
}

/** Mark and text on the tint of its tone. */
export function StatusChip({ tone, mark = "dot", label }: { tone: Tone; mark?: Mark; label: string }) {
  return (
    <Box
      component="span"
      data-chip
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 0.75,
        height: 24,
        px: 1,
        borderRadius: "6px",
        whiteSpace: "nowrap",
        typography: "caption",
        fontWeight: 500,
        bgcolor: `${tone}.soft`,
        color: `${tone}.ink`,
      }}
    >
      <StatusDot tone={tone} mark={mark} />
      {label}
    </Box>
  );
}
