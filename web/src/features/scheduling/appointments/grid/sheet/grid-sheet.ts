// The grid's styles as one sheet of plain classes: a styled component for each of two thousand entries would cost more
// than drawing them. The first picture before React uses it too (`web/opening-script.ts`).
import { toneVars } from "../../view/tone-vars.ts";
import { entrySheet } from "./entry-sheet.ts";
import type { SheetPalette } from "./sheet-palette.ts";
import { titleSheet } from "./title-sheet.ts";

const HEAD = 52;

export function gridSheet(palette: SheetPalette) {
  const line = palette.divider;
  const half = `color-mix(in srgb, ${line} 45%, transparent)`;
  return {
    ...toneVars(palette),
    "--on-warning": palette.warning.contrastText,
    "--tint": "15%",
    "--gutter": "68px",
    "--slim": "13px",
    "@media (pointer: coarse)": { "--slim": "24px" },
    flex: 1,
    minHeight: 0,
    overflow: "auto",
    position: "relative",
    // Changes inside are measured and painted only inside.
    contain: "strict",
    overscrollBehavior: "contain",
    borderTop: `1px solid ${line}`,
    background: palette.background.paper,
    userSelect: "none",
    WebkitTouchCallout: "none",
    scrollPaddingTop: HEAD + 8,
    scrollPaddingLeft: "var(--gutter)",
    scrollSnapType: "x proximity",
    "html[data-mode='dark'] &": { "--tint": "30%" },
    ".sheet": { minWidth: "calc(var(--gutter) + var(--width))" },
    ".head": { position: "sticky", top: 0, zIndex: 4, display: "flex", background: palette.background.paper },
    ".corner": {
      position: "sticky",
      left: 0,
      zIndex: 1,
      width: "var(--gutter)",
      flexShrink: 0,
      background: palette.background.paper,
      borderBottom: `1px solid ${line}`,
    },
    ".titles, .area": {
      flex: 1,
      minWidth: 0,
      display: "grid",
      gridTemplateColumns: "var(--tracks)",
    },
    ...titleSheet(palette),
    ".titles > *": {
      height: HEAD,
      minWidth: 0,
      borderLeft: `1px solid ${line}`,
      borderBottom: `1px solid ${line}`,
    },
    // Days above, their people below.
    "&.grouped .titles": { gridTemplateRows: `${HEAD / 2}px ${HEAD / 2}px` },
    "&.grouped .titles > *": { height: HEAD / 2 },
    ".body": { display: "flex", position: "relative" },
    ".gutter": {
      position: "sticky",
      left: 0,
      zIndex: 3,
      width: "var(--gutter)",
      flexShrink: 0,
      background: palette.background.paper,
    },
    ".gutter > span": {
      position: "absolute",
      right: 6,
      transform: "translateY(-50%)",
      fontSize: 13,
      // one line also in the widest font of a brand
      whiteSpace: "nowrap",
      letterSpacing: "-0.01em",
      lineHeight: "16px",
      color: palette.text.secondary,
    },
    ".gutter > .now-hour": {
      color: palette.error.contrastText,
      background: palette.error.main,
      borderRadius: 6,
      padding: "0 3px",
      right: 2,
      fontWeight: 500,
      zIndex: 1,
    },
    ".area": { position: "relative", isolation: "isolate", touchAction: "pan-x pan-y" },
    ".column": {
      position: "relative",
      minWidth: 0,
      borderLeft: `1px solid ${line}`,
      scrollSnapAlign: "start",
      "&.in-day": { borderLeftStyle: "dotted" },
      // The text of a drag may be wider than the column.
      "&.lit": { zIndex: 1 },
      // One size container for all entries: hundreds of containers would each need their own layout.
      containerType: "inline-size",
      contain: "layout style",
      // Hour and half-hour lines, above the shading and below the entries.
      "&::after": {
        content: '""',
        position: "absolute",
        inset: 0,
        zIndex: -1,
        pointerEvents: "none",
        background: `repeating-linear-gradient(to bottom, ${line} 0 1px, transparent 1px var(--hour)), repeating-linear-gradient(to bottom, transparent 0 calc(var(--hour) / 2), ${half} calc(var(--hour) / 2) calc(var(--hour) / 2 + 1px), transparent calc(var(--hour) / 2 + 1px) var(--hour))`,
      },
    },
    ".closed": {
      position: "absolute",
      left: 0,
      right: 0,
      pointerEvents: "none",
      zIndex: -1,
      background: palette.surface.sunken,
    },
    // Above the closed hours, so that both are visible.
    ".past": {
      position: "absolute",
      left: 0,
      right: 0,
      top: 0,
      pointerEvents: "none",
      zIndex: -1,
      background: `color-mix(in srgb, ${palette.text.primary} 3.5%, transparent)`,
    },
    ".now": {
      position: "absolute",
      left: 0,
      right: 0,
      height: 2,
      marginTop: -1,
      zIndex: 2,
      pointerEvents: "none",
      background: palette.error.main,
      "&::before": {
        content: '""',
        position: "absolute",
        left: -4,
        top: -4,
        width: 10,
        height: 10,
        borderRadius: "50%",
        background: palette.error.main,
      },
    },
    ...entrySheet(palette),
  } as const;
}
