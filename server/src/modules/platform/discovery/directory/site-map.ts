// What search engines read about a site: which pages they may open (robots.txt), and the public ones that list
// something, in the format of sitemaps.org.
import { isCategory, subcategoryLabel } from "@mostrador/domain/platform/discovery/categories.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { SystemCtx } from "../../../../kernel/context.ts";
import { readTogether } from "../../../../kernel/db/transaction.ts";
import { escapeHtml } from "../../../../kernel/http/web/escape-html.ts";
import { countEntries, newestEntries } from "./entries.store.ts";
import { siteOf } from "./site.ts";

export const SITE_MAP = "/sitemap.xml";

/** The format allows 50,000 addresses in a file. */
const MOST = 10_000;

export async function showSiteMap(ctx: SystemCtx, request: FastifyRequest, reply: FastifyReply) {
  const { url, partnerId } = await siteOf(ctx, request);
  const [counts, entries] = await readTogether(ctx, (tx) =>
    Promise.all([countEntries(tx, partnerId), newestEntries(tx, MOST, partnerId)]),
  );
  const places = counts.filter(({ category }) => isCategory(category));
  const paths = new Set([
    ...(places.length > 0 ? [""] : []),
    ...places.map(({ category }) => `/${category}`),
    ...places.flatMap(({ category, subcategory }) =>
      isCategory(category) && subcategoryLabel(category, subcategory) ? [`/${category}/${subcategory}`] : [],
    ),
    ...entries.map(({ id }) => `/ficha/${id}`),
  ]);
  const addresses = [`${url}/`, ...[...paths].map((path) => `${url}/directorio${path}`)];
  const urls = addresses.map((address) => `<url><loc>${escapeHtml(address)}</loc></url>`);
  return reply
    .type("application/xml; charset=utf-8")
    .header("cache-control", "no-cache")
    .send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>\n`,
    );
}

export async function showRobots(ctx: SystemCtx, request: FastifyRequest, reply: FastifyReply) {
  const { url } = await siteOf(ctx, request);
  return reply
    .type("text/plain; charset=utf-8")
    .header("cache-control", "no-cache")
    .send(`${ROBOTS}\nSitemap: ${url}${SITE_MAP}\n`);
}

const ROBOTS = `# The front page, the directory and the booking pages are public. The rest belongs to single people.
User-agent: *
Allow: /$
Allow: /assets/
Allow: /directorio
Allow: /reservar/
Allow: /icon
Allow: /theme-mode.js
Allow: /manifest.webmanifest
Allow: ${SITE_MAP}$
Disallow: /
`;
