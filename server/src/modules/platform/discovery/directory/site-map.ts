// The pages of the directory for search engines, in the format of sitemaps.org.
import { isCategory, subcategoryLabel } from "@mostrador/domain/platform/discovery/categories.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { SystemCtx } from "../../../../kernel/context.ts";
import { readTogether } from "../../../../kernel/db/transaction.ts";
import { escapeHtml } from "../../../../kernel/http/web/escape-html.ts";
import { countEntries, newestEntries } from "./entries.store.ts";

/** The format allows 50,000 addresses in a file. */
const MOST = 10_000;

export async function showSiteMap(ctx: SystemCtx, _request: FastifyRequest, reply: FastifyReply) {
  const [counts, entries] = await readTogether(ctx, (tx) => Promise.all([countEntries(tx), newestEntries(tx, MOST)]));
  const places = counts.filter(({ category }) => isCategory(category));
  const paths = new Set([
    ...(places.length > 0 ? [""] : []),
    ...places.map(({ category }) => `/${category}`),
    ...places.flatMap(({ category, subcategory }) =>
      isCategory(category) && subcategoryLabel(category, subcategory) ? [`/${category}/${subcategory}`] : [],
    ),
    ...entries.map(({ id }) => `/ficha/${id}`),
  ]);
  const urls = [...paths].map((path) => `<url><loc>${escapeHtml(`${ctx.publicUrl}/directorio${path}`)}</loc></url>`);
  return reply
    .type("application/xml; charset=utf-8")
    .header("cache-control", "no-cache")
    .send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>\n`,
    );
}
