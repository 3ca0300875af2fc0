// The picture of a brand without a logo, and its address.
import { createHash } from "node:crypto";
import { brandPaint } from "@mostrador/domain/partners/brands/brand-paint.ts";
import type { ShownBranding } from "@mostrador/domain/partners/partners/brand/schema.ts";
import { escapeHtml } from "../../../kernel/http/web/escape-html.ts";

export const ICON_PATH = "/api/brand/icon";

/** Another address for other colours, so that it can be kept. */
export function iconAddress(partnerId: string, branding: ShownBranding): string {
  const version = createHash("sha256").update(drawn(branding)).digest("hex").slice(0, 8);
  return `${ICON_PATH}/${partnerId}?v=${version}`;
}

/** The first letter of its name in its colours. */
export function drawn(branding: ShownBranding): string {
  const { fill, onFill } = brandPaint(branding);
  const letter = escapeHtml([...branding.companyName.toUpperCase()][0] ?? "");
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" rx="16" fill="${fill}"/>`,
    `<text x="32" y="44" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="34" fill="${onFill}">`,
    `${letter}</text></svg>`,
  ].join("");
}
