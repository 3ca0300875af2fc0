// Colours for people: always the same for a name, and readable in both modes.
import { ensureContrast, fromOklch, type Hex, parseHex, readableFill } from "@mostrador/domain/kit/color/color.ts";

const HUES = [255, 300, 345, 25, 60, 110, 155, 195, 225];

/** Background and text colour for a name's initials. */
export function nameColor(name: string): { background: Hex; text: Hex } {
  let hash = 7;
  for (const letter of name.trim().toLowerCase()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  const hue = ((HUES[hash % HUES.length] ?? 255) * Math.PI) / 180;
  const background = fromOklch({ l: 0.89, c: 0.055, h: hue });
  return { background, text: ensureContrast(fromOklch({ l: 0.42, c: 0.11, h: hue }), [background], 5) };
}

/** The same for a person with their own colour; the fill may be darker than it. */
export function ownColor(color: string): { background: Hex; text: Hex } {
  const { fill, text } = readableFill(parseHex(color, "#808080"));
  return { background: fill, text };
}

/** Ten colours to choose from, different enough for a calendar. */
export const SWATCHES: readonly Hex[] = [255, 290, 330, 10, 40, 75, 125, 160, 195, 230].map((degrees, index) =>
  fromOklch({ l: index % 2 === 0 ? 0.62 : 0.7, c: 0.14, h: (degrees * Math.PI) / 180 }),
);
