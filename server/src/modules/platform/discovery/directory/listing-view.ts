// A business of the directory as text of a page: in a list, and on its own page. Everything that people wrote is escaped.
import { isMapLink } from "@mostrador/domain/ground/places/map-link.ts";
import { CATEGORY_LABELS, subcategoryLabel } from "@mostrador/domain/platform/discovery/categories.ts";
import { NETWORK_LABELS, NETWORKS } from "@mostrador/domain/platform/discovery/resource.ts";
import { isWebLink } from "@mostrador/domain/platform/discovery/web-link.ts";
import { escapeHtml } from "../../../../kernel/http/web/escape-html.ts";
import type { Listing } from "./read-listings.ts";

const EXCERPT = 220;
const MOST_WORDS = 4;

/** 'Cardiología · Puebla'. */
export function lineOf({ category, subcategory, city }: Listing): string {
  return [subcategoryLabel(category, subcategory) ?? CATEGORY_LABELS[category], city].filter(Boolean).join(" · ");
}

export function excerptOf(description: string, most = EXCERPT): string {
  const line = description.replace(/\s+/g, " ").trim();
  return line.length > most ? `${line.slice(0, most).trimEnd()}…` : line;
}

export function cardOf(listing: Listing): string {
  const { name, description, pricing, keywords } = listing;
  return `<li class="card">${faceOf(name)}<h2><a href="${pathOf(listing)}">${escapeHtml(name)}</a></h2>
<p class="soft">${escapeHtml(lineOf(listing))}</p>
<p class="price">${escapeHtml(pricing)}</p>
<p>${escapeHtml(excerptOf(description))}</p>
${wordsOf(keywords.slice(0, MOST_WORDS))}</li>`;
}

/** Initials on a colour from the name, as people have no picture here. */
function faceOf(name: string, size = ""): string {
  const words = name
    .replace(/^(?:(?:dr|dra|lic|mtro|mtra|ing|psic|nut|nutri[oó]log[oa])\.?\s+)+/i, "")
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word));
  const initials = words.slice(0, 2).map((word) => word.charAt(0).toUpperCase());
  const hue = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);
  return `<span class="face${size}" style="--hue:${hue}" aria-hidden="true">${escapeHtml(initials.join("") || "•")}</span>`;
}

function wordsOf(words: readonly string[]): string {
  if (words.length === 0) return "";
  return `<ul class="words" aria-label="Atiende">${words.map((word) => `<li>${escapeHtml(word)}</li>`).join("")}</ul>`;
}

function pathOf({ _id }: Pick<Listing, "_id">): string {
  return `/directorio/ficha/${_id}`;
}

export function listingBody(listing: Listing, booking: string | null): string {
  const { name, description, pricing, license, countryCode, phone, whatsapp, keywords, social } = listing;
  const near = [listing.address, listing.city, listing.state].filter(Boolean);
  // a country alone is no address
  const place = near.length > 0 ? [...near, listing.country].filter(Boolean).join(", ") : "";
  const map = mapOf(listing, place);
  const links = NETWORKS.filter((network) => isWebLink(social[network], network));
  const facts: [label: string, html: string][] = [
    ["Cédula profesional", escapeHtml(license)],
    ["Dirección", [escapeHtml(place), map && outside(map, "Ver en el mapa")].filter(Boolean).join("<br />")],
    ["Teléfono", phone && `<a href="tel:+${countryCode}${phone}">+${countryCode} ${phone}</a>`],
    ["En internet", links.map((network) => outside(social[network], NETWORK_LABELS[network])).join(" · ")],
  ];
  const shown = facts.filter(([, html]) => html !== "");
  return `<div class="who">${faceOf(name, " big")}<div><h1>${escapeHtml(name)}</h1>
<p class="soft">${escapeHtml(lineOf(listing))}</p></div></div>
<div class="side">
<div><p class="text">${escapeHtml(description)}</p>
${wordsOf(keywords)}</div>
<div class="box"><h2 class="minor soft">Precios</h2><p class="big-price">${escapeHtml(pricing)}</p>
<div class="actions">${booking ? `<a class="button first" href="${booking}">Reservar cita</a>` : ""}<a class="button${booking ? "" : " first"}" href="https://wa.me/${countryCode}${whatsapp}" target="_blank" rel="noopener nofollow">Escribir por WhatsApp</a></div>
<dl>${shown.map(([label, html]) => `<dt>${label}</dt><dd>${html}</dd>`).join("")}</dl></div>
</div>`;
}

/** The owner's own link to a map, the point, or a search for the address; empty without a place. */
function mapOf({ location, coordinates }: Listing, place: string): string {
  const url = location ? URL.parse(location) : null;
  if (url && isMapLink(url)) return url.href;
  const words = coordinates ? `${coordinates.lat},${coordinates.lng}` : place;
  return words && `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(words)}`;
}

function outside(href: string, label: string): string {
  return `<a href="${escapeHtml(href)}" target="_blank" rel="noopener nofollow ugc">${escapeHtml(label)}</a>`;
}
