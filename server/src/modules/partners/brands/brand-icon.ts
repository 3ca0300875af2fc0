// The picture of a brand without a logo: the first letter of its name in its colours, also as the icon of the tab.
import { createHash } from "node:crypto";
import { brandPaint } from "@mostrador/domain/partners/brands/brand-paint.ts";
import type { ShownBranding } from "@mostrador/domain/partners/partners/brand/schema.ts";
import { failure } from "../../../kernel/http/envelope.ts";
import type { RawRoute } from "../../../kernel/http/registry.ts";
import { escapeHtml } from "../../../kernel/http/web/escape-html.ts";
import type { HeldBrands } from "./held-brands.ts";

const PATH = "/api/brand/icon";
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Another address for other colours, so that it can be kept. */
export function iconAddress(partnerId: string, branding: ShownBranding): string {
  const version = createHash("sha256").update(drawn(branding)).digest("hex").slice(0, 8);
  return `${PATH}/${partnerId}?v=${version}`;
}

export function brandIcon(brands: HeldBrands): RawRoute {
  return {
    method: "GET",
    path: `${PATH}/:partner`,
    from: "people",
    summary: "La inicial de una marca con sus colores, cuando no tiene logotipo",
    guard: "Lo mismo que muestra cualquier página de esa marca.",
    async handle(ctx, request, reply) {
      const { partner } = request.params as { partner: string };
      const branding = UUID.test(partner) ? await brands.of(ctx, partner) : null;
      if (!branding) return reply.code(404).send(failure(404, "No se encontró la marca").body);
      return reply
        .headers({
          "cache-control": "public, max-age=86400",
          "content-security-policy": "default-src 'none'; sandbox",
          "cross-origin-resource-policy": "cross-origin",
        })
        .type("image/svg+xml")
        .send(drawn(branding));
    },
  };
}

function drawn(branding: ShownBranding): string {
  const { fill, onFill } = brandPaint(branding);
  const letter = escapeHtml([...branding.companyName.toUpperCase()][0] ?? "");
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" rx="16" fill="${fill}"/>`,
    `<text x="32" y="44" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="34" fill="${onFill}">`,
    `${letter}</text></svg>`,
  ].join("");
}
