import { gridSheet } from "../grid/sheet/grid-sheet.ts";
import type { SheetPalette } from "../grid/sheet/sheet-palette.ts";
import { HEAD, SPAN_TITLE } from "../header/head-room.ts";

type Rules = { [name: string]: string | number | Rules };

/** The styles of the agenda's first picture, inside the placeholder lines. */
export function pictureSheet(palette: SheetPalette): Rules {
  return {
    // The phone's bar is below.
    "@media (max-width: 767.95px)": { "[data-shape]": { paddingBottom: "calc(56px + env(safe-area-inset-bottom))" } },
    ".heading": {
      ...HEAD,
      display: "flex",
      alignItems: "center",
      flexShrink: 0,
      gap: 8,
      minHeight: 56,
      padding: "0 16px",
      "@media (max-width: 599.95px)": { gap: 4, padding: "0 8px" },
    },
    ".b": { flexShrink: 0 },
    ".today-bar": { width: 64, height: 36, "@media (max-width: 599.95px)": { order: 1, height: 44 } },
    ".way-bar": { width: 36, height: 36, "@media (pointer: coarse), (max-width: 599.95px)": { width: 44, height: 44 } },
    ".tools-bar": { width: 140, height: 36, marginLeft: "auto", "@media (max-width: 599.95px)": { width: 44 } },
    ".days": {
      padding: "0 8px",
      fontSize: 16,
      lineHeight: "24px",
      fontWeight: 500,
      whiteSpace: "nowrap",
      ...(SPAN_TITLE as Rules),
    },
    ".strip": { height: 34, padding: "0 20px", display: "flex", alignItems: "center", flexShrink: 0 },
    ".drawn": gridSheet(palette) as Rules,
  };
}
