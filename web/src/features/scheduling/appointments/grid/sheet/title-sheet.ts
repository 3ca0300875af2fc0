import type { SheetPalette } from "./sheet-palette.ts";

/** The styles of the column heads: days, which can be opened, and people. */
export function titleSheet(palette: SheetPalette) {
  const line = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
  return {
    ".of-day .closed": { minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    ".of-day": {
      minWidth: 0,
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      gap: 6,
      margin: 0,
      padding: 0,
      border: 0,
      font: "inherit",
      color: "inherit",
      background: "none",
      cursor: "pointer",
      "&:focus-visible": { outline: `2px solid ${palette.primary.ink}`, outlineOffset: -3 },
    },
    ".date": {
      minWidth: 30,
      height: 30,
      padding: "0 4px",
      borderRadius: 15,
      display: "grid",
      placeItems: "center",
      fontWeight: 500,
    },
    ".small .date": { minWidth: 22, height: 22, fontSize: 14, lineHeight: "20px" },
    ".today .date": { color: palette.primary.contrastText, background: palette.primary.main },
    ".quiet": { fontSize: 13, lineHeight: "16px", color: palette.text.secondary },
    ".of-person": { display: "flex", alignItems: "center", gap: 8, padding: "0 10px" },
    ".of-person.small": { gap: 4, padding: "0 6px" },
    ".dot": { width: 8, height: 8, borderRadius: "50%", flexShrink: 0 },
    ".small .name": { fontSize: 13, lineHeight: "16px", ...line },
    ".face": {
      width: 32,
      height: 32,
      flexShrink: 0,
      borderRadius: "50%",
      display: "grid",
      placeItems: "center",
      fontSize: 13,
      fontWeight: 500,
      lineHeight: 1,
      "&::before": { content: "attr(data-initials)" },
    },
    ".who": { minWidth: 0 },
    ".who > *": { display: "block", ...line },
    ".who > .name": { fontSize: 14, fontWeight: 500, lineHeight: "18px" },
    ".who > .quiet": { lineHeight: "15px" },
  } as const;
}
