// The type scale 12/14/16/20/28 in weights 400, 500, 700. Text is 14 on the desktop and 16 on the phone, where the
// minimum is 13.
import type { ThemeOptions } from "@mui/material/styles";
import { fontStack } from "./brand.ts";

const PHONE = "@media (max-width: 599.95px)";

/** The smallest text, for `sx` and style sheets: 12 px on the desktop, 13 px on the phone. */
export const SMALL_TEXT = {
  fontSize: "0.75rem",
  lineHeight: "1rem",
  [PHONE]: { fontSize: "0.8125rem", lineHeight: "1.125rem" },
} as const;

export function createTypography(fontFamily: string): ThemeOptions["typography"] {
  const height = (px: number, line: number) => ({ fontSize: `${px / 16}rem`, lineHeight: `${line / 16}rem` });
  const size = (px: number, line: number, weight: 400 | 500 | 700 = 400) => ({
    ...height(px, line),
    fontWeight: weight,
    letterSpacing: px >= 20 ? "-0.012em" : 0,
  });
  return {
    fontFamily: fontStack(fontFamily),
    fontWeightMedium: 500,
    fontWeightBold: 700,
    h1: size(28, 36, 700),
    h2: size(20, 28, 700),
    h3: size(16, 24, 700),
    h4: size(14, 20, 700),
    h5: size(14, 20, 500),
    h6: { ...size(12, 16, 500), ...SMALL_TEXT },
    subtitle1: size(16, 24, 500),
    subtitle2: size(14, 20, 500),
    // A weight here would go before that of the place where the text is.
    body1: { ...size(14, 20), [PHONE]: height(16, 24) },
    body2: size(14, 20),
    caption: { ...size(12, 16), ...SMALL_TEXT },
    overline: { ...size(12, 16, 500), ...SMALL_TEXT, textTransform: "none" },
    button: { ...size(14, 20, 500), textTransform: "none" },
  };
}
