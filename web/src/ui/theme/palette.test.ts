import { contrast, readableOn } from "@mostrador/domain/kit/color/color.ts";
import { describe, expect, it } from "vitest";
import { type BrandColors, DEFAULT_COLORS } from "./brand.ts";
import { nameColor } from "./name-color.ts";
import { createPalette } from "./palette.ts";

const TONES = ["primary", "secondary", "accent", "success", "warning", "error", "neutral"] as const;
const every = (color: string) =>
  Object.fromEntries(Object.keys(DEFAULT_COLORS).map((key) => [key, color])) as BrandColors;

const BRANDS: Record<string, Partial<BrandColors>> = {
  "of the documents": DEFAULT_COLORS,
  "all white": every("#ffffff"),
  "all black": every("#000000"),
  "all yellow": every("#ffee00"),
  "all the same gray": every("#808080"),
  "neon on a dark ground": {
    primaryColor: "#39ff14",
    backgroundColor: "#111111",
    textColor: "#222222",
    errorColor: "#ff00ff",
  },
  "not even colours": { primaryColor: "rojo", textColor: "", backgroundColor: "#12" },
};
type Tone = { main: string; contrastText: string; ink: string; soft: string };

describe.each(Object.entries(BRANDS))("a brand %s", (_, brand) => {
  it.each(["light", "dark"] as const)("reads in %s", (mode) => {
    const palette = createPalette(brand, mode);
    const grounds = Object.values(palette.surface ?? {});
    const text = palette.text as { primary: string; secondary: string };
    for (const ground of grounds) {
      expect(contrast(text.primary, ground)).toBeGreaterThanOrEqual(7);
      expect(contrast(text.secondary, ground)).toBeGreaterThanOrEqual(4.5);
    }
    for (const name of TONES) {
      const tone = palette[name] as Tone;
      expect(contrast(tone.contrastText, tone.main)).toBeGreaterThanOrEqual(4.5);
      for (const ground of [...grounds, tone.soft]) expect(contrast(tone.ink, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it("keeps a good brand colour as it is, or nearly", () => {
  const primary = createPalette(DEFAULT_COLORS, "light").primary as Tone;
  expect(contrast(primary.main, "#007AFF")).toBeLessThan(1.25);
});

it("always finds black or white that reads", () => {
  for (let gray = 0; gray < 256; gray += 5) {
    const color = `#${gray.toString(16).padStart(2, "0").repeat(3)}`;
    expect(contrast(readableOn(color), color)).toBeGreaterThanOrEqual(4.5);
  }
});

it("gives a name the same colour each time, and its initials read on it", () => {
  for (const name of ["Ana López", "José", "Ñ", "", "Óscar de la Torre", "王"]) {
    expect(nameColor(name)).toEqual(nameColor(` ${name.toUpperCase()} `));
    expect(contrast(nameColor(name).text, nameColor(name).background)).toBeGreaterThanOrEqual(4.5);
  }
});
