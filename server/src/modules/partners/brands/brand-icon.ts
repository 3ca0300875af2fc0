// The picture of a brand without a logo: the first letter of its name in its colours, also as the icon of the tab.
import { failure } from "../../../kernel/http/envelope.ts";
import type { RawRoute } from "../../../kernel/http/registry.ts";
import type { BrandCache } from "./brand-cache.ts";
import { drawn, ICON_PATH } from "./brand-picture.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function brandIcon(brands: BrandCache): RawRoute {
  return {
    method: "GET",
    path: `${ICON_PATH}/:partner`,
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
