// Colour arithmetic: WCAG contrast, and lightness and chroma in OKLCH, so that a brand colour becomes readable by
// changing only its lightness.

export type Hex = string;
type Oklch = { l: number; c: number; h: number };

const BLACK = "#000000";
const WHITE = "#ffffff";

/** `#abc` or `#aabbcc`; anything else gives the fallback. */
export function parseHex(text: string | undefined, fallback: Hex): Hex {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text?.trim() ?? "")?.[1]?.toLowerCase();
  if (!digits) return fallback;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits}`;
}

/** The WCAG contrast ratio, 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white, the more readable one on the colour: always at least 4.58:1. */
export function readableOn(color: Hex): Hex {
  return contrast(color, WHITE) >= contrast(color, BLACK) ? WHITE : BLACK;
}

/** A fill and its text: white if a slightly darker fill is enough, else dark text. */
export function readableFill(color: Hex): { fill: Hex; text: Hex } {
  if (contrast(color, WHITE) < 2.9) return { fill: color, text: readableOn(color) };
  return { fill: ensureContrast(color, [WHITE], 4.6), text: WHITE };
}

/** The same hue, made lighter or darker just enough for the ratio on all given backgrounds. */
export function ensureContrast(color: Hex, backgrounds: readonly Hex[], ratio = 4.5): Hex {
  const enough = (candidate: Hex) => backgrounds.every((background) => contrast(candidate, background) >= ratio);
  if (enough(color)) return color;
  const { l, c, h } = toOklch(color);
  const step = readableOn(backgrounds[0] ?? WHITE) === WHITE ? 0.01 : -0.01;
  for (let lightness = l + step; lightness > 0 && lightness < 1; lightness += step) {
    const candidate = fromOklch({ l: lightness, c, h });
    if (enough(candidate)) return candidate;
  }
  return step > 0 ? WHITE : BLACK;
}

/** `amount` of the first over the second, 0 to 1. */
export function mix(over: Hex, under: Hex, amount: number): Hex {
  const [a, b] = [channels(over), channels(under)];
  return toHex(a.map((value, index) => value * amount + (b[index] ?? 0) * (1 - amount)));
}

/** Changes lightness, chroma (a factor) or hue, and keeps the rest. */
export function tune(color: Hex, change: { lightness?: number; chroma?: number; maxChroma?: number }): Hex {
  const { l, c, h } = toOklch(color);
  const chroma = Math.min(c * (change.chroma ?? 1), change.maxChroma ?? 1);
  return fromOklch({ l: change.lightness ?? l, c: chroma, h });
}

export function lightness(color: Hex): number {
  return toOklch(color).l;
}

export function fromOklch({ l, c, h }: Oklch): Hex {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
  return toHex(linear.map((v) => 255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)));
}

function toOklch(color: Hex): Oklch {
  const [r, g, b] = linearChannels(color) as [number, number, number];
  const x = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const y = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const z = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z;
  const p = 1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z;
  const q = 0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z;
  return { l, c: Math.hypot(p, q), h: Math.atan2(q, p) };
}

function luminance(color: Hex): number {
  const [r, g, b] = linearChannels(color) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function linearChannels(color: Hex): number[] {
  return channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
}

function channels(color: Hex): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

function toHex(values: number[]): Hex {
  return `#${values
    .map((v) =>
      Math.round(Math.min(255, Math.max(0, v || 0)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
