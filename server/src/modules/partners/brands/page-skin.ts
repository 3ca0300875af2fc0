// What a page carries of a brand in its first bytes: its script reads the brand from there before the first paint, and the
// colours are there before any script. Everything a partner chose is escaped, or computed from what was parsed.

import { brandPaint } from "@mostrador/domain/partners/brands/brand-paint.ts";
import { fontSheet } from "@mostrador/domain/partners/brands/font-file.ts";
import type { WornBrand } from "@mostrador/domain/partners/brands/schema.ts";
import type { ShownBranding } from "@mostrador/domain/partners/partners/brand/schema.ts";
import { escapeHtml } from "../../../kernel/http/web/escape-html.ts";
import type { PageSkin } from "../../../kernel/http/web/page-skin.ts";

export function skinOf(branding: WornBrand): PageSkin {
  const { companyName, description, logoUrl } = branding;
  return {
    name: companyName,
    description,
    picture: logoUrl || branding.icon,
    sheet: fontSheet(branding.fontFamily),
    head: [
      `<meta name="brand" content="${escapeHtml(JSON.stringify(branding))}" />`,
      `<style>${styleOf(branding)}</style>`,
    ].join(""),
  };
}

/** Colours in our own form alone, and a family of our own list: nothing else of a brand gets into a rule. */
function styleOf(branding: ShownBranding): string {
  const { fill, onFill, darkFill, onDarkFill, ink, darkInk, ground } = brandPaint(branding);
  const light = `--brand:${fill};--on-brand:${onFill};--brand-ink:${ink};--ground:${ground}`;
  const dark = `--brand:${darkFill};--on-brand:${onDarkFill};--brand-ink:${darkInk};--ground:#131417`;
  // twice, so that it counts more than the page's own sheet, which comes later
  return [
    `:root:root{--brand-font:"${branding.fontFamily}",system-ui,sans-serif;${light}}`,
    `:root[data-mode=dark]{${dark}}`,
  ].join("");
}
