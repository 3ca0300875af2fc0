// The public directory: `/directorio`, a category, a speciality, a business, and what search engines read of the site. Search engines may
// show a page once it lists a published business.
import {
  CATEGORIES,
  CATEGORY_LABELS,
  type DiscoveryCategory,
  isCategory,
  subcategoriesOf,
  subcategoryLabel,
} from "@mostrador/domain/platform/discovery/categories.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { SystemCtx } from "../../../../kernel/context.ts";
import { readTogether } from "../../../../kernel/db/transaction.ts";
import type { RawRoute } from "../../../../kernel/http/registry.ts";
import { escapeHtml } from "../../../../kernel/http/web/escape-html.ts";
import { countryOf } from "./country-of.ts";
import { type Crumb, type DirectoryDocument, writeDocument } from "./document.ts";
import { countEntries, type EntryCount } from "./entries.store.ts";
import { cardOf, excerptOf, lineOf, listingBody } from "./listing-view.ts";
import { PER_PAGE, readListing, readListings, readNewest } from "./read-listings.ts";
import { siteOf } from "./site.ts";
import { SITE_MAP, showRobots, showSiteMap } from "./site-map.ts";
import { graphOf, listData, listingData, trailData } from "./structured-data.ts";

const ROOT = "/directorio";
const HOME: Crumb = { label: "Directorio", path: ROOT };
const MOST_PAGES = 500;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Handle = RawRoute["handle"];

const page = (path: string, summary: string, handle: Handle): RawRoute => ({
  method: "GET",
  path,
  from: "people",
  rate: "public",
  summary,
  guard: "solo lo que cada negocio publicó",
  handle,
});

export const directoryPages: RawRoute[] = [
  page("/robots.txt", "Qué páginas pueden leer los buscadores", showRobots),
  page(SITE_MAP, "Las páginas públicas del sitio, para los buscadores", showSiteMap),
  page(ROOT, "El directorio público: sus categorías", showHome),
  page(`${ROOT}/ficha/:id`, "Un negocio publicado en el directorio", showListing),
  page(`${ROOT}/:category`, "Los negocios publicados de una categoría", showList),
  page(`${ROOT}/:category/:subcategory`, "Los negocios publicados de una especialidad", showList),
];

async function showHome(ctx: SystemCtx, request: FastifyRequest, reply: FastifyReply) {
  const site = await siteOf(ctx, request);
  const counts = await readTogether(ctx, (tx) => countEntries(tx, site.partnerId));
  const newest = await readNewest(ctx, site, MOST_NEWEST);
  const groups = CATEGORIES.map(
    (
      category,
    ) => `<section class="box group">${ICONS[category]}<h2><a href="${ROOT}/${category}">${CATEGORY_LABELS[category]}</a></h2>
<p class="soft">${countText(countOf(counts, category))}</p>
${chips(counts, category)}</section>`,
  );
  const list = `<h2 class="heading">Publicados hace poco</h2>
<ul class="plain newest">${newest.map(cardOf).join("")}</ul>`;
  return send(reply, counts.length > 0, {
    title: "Directorio de médicos, nutriólogos y psicólogos",
    description: "Encuentra quien te atienda: médicos, nutriólogos y psicólogos con sus precios, dirección y WhatsApp.",
    canonical: `${site.url}${ROOT}`,
    crumbs: [],
    body: `<h1>Encuentra quien te atienda</h1>
<p class="lead">Médicos, nutriólogos y psicólogos con sus precios, dirección y WhatsApp.</p>
<div class="grid">${groups.join("")}</div>
${newest.length > 0 ? list : ""}`,
  });
}

const MOST_NEWEST = 6;

function countText(count: number): string {
  if (count === 0) return "Todavía no hay consultorios";
  return count === 1 ? "1 consultorio" : `${count.toLocaleString("es-MX")} consultorios`;
}

const drawing = (lines: string) => `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${lines}" /></svg>`;
const ICONS: Readonly<Record<DiscoveryCategory, string>> = {
  medicos: drawing("M12 4v16M4 12h16"),
  nutriologos: drawing("M5 19c0-9 6-14 14-14 0 9-5 14-14 14Zm0 0c2-5 5-7 9-9"),
  psicologos: drawing("M4 5h16v11H10l-5 4v-4H4Z"),
};

async function showList(ctx: SystemCtx, request: FastifyRequest, reply: FastifyReply) {
  const { category = "", subcategory } = request.params as { category?: string; subcategory?: string };
  const number = pageNumber(request.query);
  if (!isCategory(category) || number === null) return sendMissing(reply);
  const label = subcategory === undefined ? CATEGORY_LABELS[category] : subcategoryLabel(category, subcategory);
  if (label === undefined) return sendMissing(reply);
  const path = [ROOT, category, ...(subcategory === undefined ? [] : [subcategory])].join("/");
  const site = await siteOf(ctx, request);
  const counts = await readTogether(ctx, (tx) => countEntries(tx, site.partnerId));
  const { listings, hasMore } = await readListings(ctx, { category, subcategory }, site, number);
  const here = (at: number) => (at === 1 ? path : `${path}?pagina=${at}`);
  const none = number > 1 ? "No hay más negocios." : "Todavía no hay negocios publicados aquí.";
  const total = countOf(counts, category, subcategory);
  const crumbs = [HOME, ...(subcategory === undefined ? [] : [crumbOf(category)])];
  const turns = [
    number > 1 ? `<a class="button" href="${here(number - 1)}" rel="prev">Anteriores</a>` : "<span></span>",
    hasMore ? `<a class="button" href="${here(number + 1)}" rel="next">Siguientes</a>` : "",
  ];
  return send(reply, listings.length > 0, {
    title: `${label} en el directorio${number > 1 ? `, página ${number}` : ""}`,
    description: `${label}: precios, dirección y WhatsApp de cada consultorio.`,
    canonical: `${site.url}${here(number)}`,
    crumbs,
    category,
    body: `<h1>${escapeHtml(label)}</h1>
${listings.length > 0 ? `<p class="lead">${countText(total)}</p>` : ""}
${
  listings.length > 0
    ? `<div class="filtered">${filter(counts, category, subcategory)}<ul class="plain">${listings.map(cardOf).join("")}</ul></div>`
    : `<div class="box none"><p>${none}</p>${elsewhere(counts, category, path)}</div>`
}
${number > 1 || hasMore ? `<nav class="pages" aria-label="Páginas">${turns.join("")}</nav>` : ""}`,
    data:
      listings.length > 0
        ? graphOf(
            listData(label, listings, (number - 1) * PER_PAGE + 1),
            trailData(site.url, [...crumbs, { label, path }]),
          )
        : undefined,
  });
}

async function showListing(ctx: SystemCtx, request: FastifyRequest, reply: FastifyReply) {
  const { id = "" } = request.params as { id?: string };
  const site = await siteOf(ctx, request);
  const found = UUID.test(id) ? await readListing(ctx, id, site) : undefined;
  if (!found) return sendMissing(reply);
  const { listing, booking } = found;
  const { category, subcategory, name, description, url } = listing;
  const label = subcategoryLabel(category, subcategory);
  const crumbs = [
    HOME,
    crumbOf(category),
    ...(label === undefined ? [] : [{ label, path: `${ROOT}/${category}/${subcategory}` }]),
  ];
  return send(reply, true, {
    title: `${name} · ${lineOf(listing)}`,
    description: excerptOf(description, 155),
    canonical: url,
    crumbs,
    category,
    body: listingBody(listing, booking),
    data: graphOf(
      listingData(listing, await countryOf(listing)),
      trailData(site.url, [...crumbs, { label: name, path: `${ROOT}/ficha/${id}` }]),
    ),
  });
}

function crumbOf(category: DiscoveryCategory): Crumb {
  return { label: CATEGORY_LABELS[category], path: `${ROOT}/${category}` };
}

function countOf(counts: readonly EntryCount[], category: string, subcategory?: string): number {
  return counts
    .filter((one) => one.category === category && (subcategory === undefined || one.subcategory === subcategory))
    .reduce((sum, { count }) => sum + count, 0);
}

/** The specialities of a list to choose from, after the whole category. */
function filter(counts: readonly EntryCount[], category: DiscoveryCategory, current?: string): string {
  const all = `<li><a href="${ROOT}/${category}"${current === undefined ? ' aria-current="page"' : ""}>Todas (${countOf(counts, category)})</a></li>`;
  return `<nav aria-label="Especialidades"><h2 class="minor">Especialidad</h2>${chips(counts, category, current).replace("<li>", `${all}<li>`)}</nav>`;
}

/** Where else there are businesses: the category, unless it is this page, and the other ones. */
function elsewhere(counts: readonly EntryCount[], category: DiscoveryCategory, path: string): string {
  const places = [category, ...CATEGORIES.filter((one) => one !== category)].filter(
    (one) => countOf(counts, one) > 0 && `${ROOT}/${one}` !== path,
  );
  const links = places.map(
    (one) => `<li><a href="${ROOT}/${one}">${CATEGORY_LABELS[one]} (${countOf(counts, one)})</a></li>`,
  );
  return links.length > 0 ? `<p class="soft">Mira mientras:</p><ul class="chips">${links.join("")}</ul>` : "";
}

/** The specialities with a business, and their number; the one of this page is marked. */
function chips(counts: readonly EntryCount[], category: DiscoveryCategory, current?: string): string {
  const items = subcategoriesOf(category).flatMap(([key, label]) => {
    const count = countOf(counts, category, key);
    if (count === 0 && key !== current) return [];
    const mark = key === current ? ' aria-current="page"' : "";
    return [`<li><a href="${ROOT}/${category}/${key}"${mark}>${label} (${count})</a></li>`];
  });
  return items.length > 0 ? `<ul class="chips" aria-label="Especialidades">${items.join("")}</ul>` : "";
}

/** Null where the page is no number. */
function pageNumber(query: unknown): number | null {
  const { pagina = "1" } = (query ?? {}) as { pagina?: unknown };
  if (typeof pagina !== "string" || !/^[1-9]\d{0,3}$/.test(pagina)) return null;
  return Number(pagina) <= MOST_PAGES ? Number(pagina) : null;
}

function send(reply: FastifyReply, isFound: boolean, document: DirectoryDocument) {
  void reply.type("text/html; charset=utf-8").header("cache-control", "no-cache");
  if (isFound) void reply.header("x-robots-tag", "all");
  return reply.send(writeDocument(document));
}

function sendMissing(reply: FastifyReply) {
  void reply.code(404);
  return send(reply, false, {
    title: "Página no encontrada",
    description: "Esta página del directorio no existe o ya no se publica.",
    canonical: null,
    crumbs: [HOME],
    body: `<h1>Página no encontrada</h1>
<p>Esta página del directorio no existe, o el negocio ya no la publica.</p>
<p><a class="button" href="${ROOT}">Ver el directorio</a></p>`,
  });
}
