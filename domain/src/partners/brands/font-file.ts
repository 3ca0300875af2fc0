// Where the product serves the font of a brand: one style sheet for each family, at an address that never changes.
import type { FONTS } from "../partners/brand/brand.ts";

/** '' for the product's own font, which every page has. */
export function fontSheet(family: (typeof FONTS)[number]): string {
  return family === "Heebo" ? "" : `/fonts/${family.toLowerCase().replaceAll(" ", "-")}.css`;
}
