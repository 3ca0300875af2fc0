// The colours of a brand where the product's own theme does not reach: mails, public pages, the first picture of a page.
// Each text is computed to be readable on its ground, whatever the partner chose.
import { ensureContrast, type Hex, lightness, parseHex, readableFill, tune } from "../../kit/color/color.ts";
import { type BrandColor, DEFAULT_COLORS } from "../partners/brand/brand.ts";

export type BrandPaint = {
  /** For buttons and bars, and the text on it. */
  fill: Hex;
  onFill: Hex;
  /** The same for the dark mode. */
  darkFill: Hex;
  onDarkFill: Hex;
  /** The primary colour as text, on a light and on a dark ground. */
  ink: Hex;
  darkInk: Hex;
  /** The light ground of pages. */
  ground: Hex;
};

const PAPER = "#ffffff";
/** The lightest dark surface of the public pages. */
const DARK_PAPER = "#1c1d20";
/** Enough for a fill to be seen as one. */
const SEEN = 1.5;

export function brandPaint(colors: Partial<Record<BrandColor, string>>): BrandPaint {
  const primary = parseHex(colors.primaryColor, DEFAULT_COLORS.primaryColor.toLowerCase());
  const background = parseHex(colors.backgroundColor, DEFAULT_COLORS.backgroundColor);
  const ground = lightness(background) < 0.93 ? tune(background, { lightness: 0.95, maxChroma: 0.02 }) : background;
  const { fill, text: onFill } = readableFill(ensureContrast(primary, [PAPER], SEEN));
  const dark = readableFill(ensureContrast(primary, [DARK_PAPER], SEEN));
  return {
    fill,
    onFill,
    darkFill: dark.fill,
    onDarkFill: dark.text,
    ink: ensureContrast(primary, [PAPER, ground]),
    darkInk: ensureContrast(primary, [DARK_PAPER]),
    ground,
  };
}
