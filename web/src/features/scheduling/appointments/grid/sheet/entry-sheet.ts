import { MOST_PARTS } from "./grid-vars.ts";
import type { SheetPalette } from "./sheet-palette.ts";

/** The styles of what is inside the columns: appointments, blocks and drags. */
export function entrySheet(palette: SheetPalette) {
  const { paper } = palette.background;
  const halfOfColor = `color-mix(in srgb, var(--c) 50%, ${paper})`;
  const deepColor = `color-mix(in srgb, var(--c) 65%, color-mix(in srgb, ${palette.text.primary} 45%, ${paper}))`;
  return {
    // Below the entries, above the shading of the closed hours.
    ".buffer": {
      position: "absolute",
      zIndex: -1,
      left: "calc((100% - var(--marks) * var(--slim)) * var(--l) + 1px)",
      width: "calc((100% - var(--marks) * var(--slim)) * var(--w) - 2px)",
      pointerEvents: "none",
      borderRadius: 4,
      background: `repeating-linear-gradient(-45deg, transparent 0 4px, color-mix(in srgb, var(--c) 40%, transparent) 4px 6px), color-mix(in srgb, var(--c) 8%, ${paper})`,
    },
    ".entry": {
      position: "absolute",
      boxSizing: "border-box",
      display: "flex",
      flexDirection: "column",
      alignItems: "stretch",
      margin: 0,
      left: "calc((100% - var(--marks) * var(--slim)) * var(--l) + 1px)",
      width: "calc((100% - var(--marks) * var(--slim)) * var(--w) - 2px)",
      padding: "2px 6px 2px 9px",
      overflow: "hidden",
      textAlign: "left",
      font: "inherit",
      fontSize: 13,
      lineHeight: "16px",
      color: palette.text.primary,
      border: `1px solid ${paper}`,
      borderRadius: 7,
      // Its colour line is part of the background: a separate element would add a layer for each of thousands.
      "--line": "linear-gradient(var(--c), var(--c)) 2px 2px / 3px calc(100% - 4px) no-repeat",
      background: `var(--line), color-mix(in srgb, var(--c) var(--tint), ${paper})`,
      cursor: "pointer",
      contain: "strict",
      "&:hover": {
        background: `var(--line), color-mix(in srgb, var(--c) calc(var(--tint) + 9%), ${paper})`,
        zIndex: 1,
      },
      "&:focus-visible": { outline: `2px solid ${palette.primary.ink}`, outlineOffset: 0, zIndex: 2 },
      "&.lifted": { opacity: 0.35 },
      "&.saving": { cursor: "progress" },
      "&.faded": {
        "--line": `linear-gradient(${halfOfColor}, ${halfOfColor}) 2px 2px / 3px calc(100% - 4px) no-repeat`,
        background: `var(--line), ${paper}`,
        borderColor: palette.divider,
        color: palette.text.secondary,
        "& b": { textDecoration: "line-through" },
      },
      "&.block": {
        color: palette.text.secondary,
        "--line": `linear-gradient(${deepColor}, ${deepColor}) 2px 2px / 3px calc(100% - 4px) no-repeat`,
        background: `var(--line), repeating-linear-gradient(-45deg, transparent 0 5px, color-mix(in srgb, ${palette.text.primary} 9%, transparent) 5px 7px), color-mix(in srgb, var(--c) 9%, ${paper})`,
      },
      // One of several services of a visit: its other edge is dashed.
      "&.visit:not(.slim)::after": {
        content: '""',
        position: "absolute",
        right: 1,
        top: 3,
        bottom: 3,
        width: 2,
        background: "repeating-linear-gradient(var(--c) 0 3px, transparent 3px 6px)",
      },
      "&.narrow": { paddingLeft: 7, paddingRight: 1 },
      "&.slim": {
        left: "auto",
        right: "calc(var(--mark) * var(--slim) + 2px)",
        width: "calc(var(--slim) - 2px)",
        padding: "3px 0 0",
        alignItems: "center",
        // a cancelled entry's length has no meaning
        maxHeight: 18,
        borderRadius: 4,
        "--line": "linear-gradient(transparent, transparent)",
      },
      // The full text for screen readers. Zero size instead of clipping, because each clip would be another paint
      // layer.
      "& > .told": { display: "block", height: 0, fontSize: 0, lineHeight: 0 },
      "& .first": { display: "flex", alignItems: "center", gap: 4, minWidth: 0 },
      "&.narrow .first": { gap: 2, fontVariantNumeric: "tabular-nums", letterSpacing: "-0.02em" },
      // What does not fit in the line goes to the next one, which is not shown: 'am', then the name.
      "&.narrow .first, &.low .first": {
        flexWrap: "wrap",
        height: 16,
        overflow: "hidden",
        whiteSpace: "nowrap",
      },
      "&.low .first b": { flexBasis: 24, minWidth: 24 },
      "& .rest": {
        display: "-webkit-box",
        WebkitBoxOrient: "vertical",
        overflow: "hidden",
        // a name is shortened at the edge, never wrapped
        overflowWrap: "normal",
        textOverflow: "ellipsis",
      },
      "& .initials": { display: "none", fontWeight: 500 },
      "& b": { fontWeight: 500, flex: 1, minWidth: 0 },
      "& .first b, & > .line": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
      // Weaker than the name, but readable on the darkest tint of both modes.
      "& .line": { color: `color-mix(in srgb, ${palette.text.primary} 45%, ${palette.text.secondary})`, minWidth: 0 },
      "&.faded .line, &.block .line": { color: "inherit" },
      "& .asks": {
        position: "absolute",
        right: 3,
        bottom: 3,
        width: 16,
        borderRadius: 8,
        fontSize: 13,
        fontWeight: 700,
        lineHeight: "16px",
        textAlign: "center",
        background: "var(--tone-warning)",
        color: "var(--on-warning)",
      },
      // Only at the pointer.
      "& .grip": {
        display: "none",
        position: "absolute",
        left: 0,
        right: 0,
        bottom: 0,
        height: 7,
        cursor: "ns-resize",
      },
      "&:hover .grip": { display: "block" },
      "@media (pointer: coarse)": { "&:hover .grip": { display: "none" } },
    },
    ...narrowStyles(),
    ".ghost": {
      position: "absolute",
      left: 2,
      right: 4,
      zIndex: 3,
      boxSizing: "border-box",
      pointerEvents: "none",
      // Its own layer: moving it over hundreds of entries does not repaint them.
      willChange: "transform",
      borderRadius: 7,
      border: `2px dashed ${palette.primary.main}`,
      background: `color-mix(in srgb, ${palette.primary.main} 16%, transparent)`,
      padding: "2px 7px",
      fontSize: 13,
      lineHeight: "16px",
      fontWeight: 500,
      "&.held": { borderStyle: "solid", background: `color-mix(in srgb, ${palette.primary.main} 26%, ${paper})` },
      "& > span": { display: "block", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
      "& .hour": {
        position: "absolute",
        left: 4,
        bottom: "calc(100% + 3px)",
        padding: "2px 8px",
        borderRadius: 6,
        whiteSpace: "nowrap",
        color: palette.primary.contrastText,
        background: palette.primary.main,
      },
      ...Object.fromEntries(
        (["bad", "asked"] as const).map((look) => {
          const { main, contrastText } = look === "bad" ? palette.error : palette.warning;
          const filled = { borderColor: main, background: `color-mix(in srgb, ${main} 18%, transparent)` };
          return [`&.${look}`, { ...filled, "& .hour": { background: main, color: contrastText } }];
        }),
      ),
      "&.low .hour": { bottom: "auto", top: "calc(100% + 3px)" },
    },
  } as const;
}

/** The pixels of an entry apart from its text: padding, border, gap. */
const AROUND = 12;
/** The pixels that two slim marks take of a column. */
const MARKS = 26;

/** What a narrow entry drops, in order: its end, 'am' of one line, the words of its name, its mark, its start. */
function narrowStyles(): Record<string, Record<string, object>> {
  const styles: Record<string, Record<string, object>> = {};
  for (let part = 2; part <= MOST_PARTS; part += 1) {
    for (const [entry, taken] of [
      [`.part-${part}:not(.beside)`, 0],
      [`.part-${part}.beside`, MARKS],
    ] as const) {
      const small = `${entry}:is(.narrow, .low)`;
      const steps: [number, Record<string, object>][] = [
        [104, { [`${entry}.low .half`]: { display: "none" } }],
        [76, { [`${entry} .until`]: { display: "none" } }],
        [66, initialsFor(small)],
        [52, { [`${small} .first svg`]: { display: "none" } }],
        [36, { [`${small} .first`]: { display: "none" } }],
      ];
      for (const [text, rules] of steps) {
        const below = `@container (max-width: ${((text + AROUND) * part) / 2 + taken}px)`;
        // Two parts may share a width: neither replaces the other.
        styles[below] = { ...styles[below], ...rules };
      }
    }
  }
  return styles;
}

/** Initials replace a name that would be cut inside a word. */
function initialsFor(small: string): Record<string, object> {
  return {
    [`${small} .rest`]: { display: "none" },
    [`${small} .first b`]: { display: "none" },
    [`${small} .initials`]: { display: "block" },
  };
}
