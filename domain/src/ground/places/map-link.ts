// What counts as a link to a map, and which point or address such a link has (D-14).
import type { MapLink } from "./schema.ts";

/** Short ones, maps of every country, and the map pages of Google's main site. */
const SHORT = /^maps\.app\.goo\.gl$/;
const MAPS = /^maps\.google\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/;
const AMONG_OTHERS = /^(?:goo\.gl|(?:www\.)?google\.(?:com|[a-z]{2}|com?\.[a-z]{2}))$/;

/** A parsed address, as `URL` returns it. */
export type Address = Readonly<
  Record<"href" | "protocol" | "hostname" | "port" | "username" | "password" | "pathname" | "search", string>
>;

/** Only https, on its default port, without a name and a password, on a host of maps. */
export function isMapLink({ protocol, hostname, port, username, password, pathname }: Address): boolean {
  if (protocol !== "https:" || port !== "" || username !== "" || password !== "") return false;
  const isAmongOthers = AMONG_OTHERS.test(hostname) && /^\/maps(?:\/|$)/.test(pathname);
  return SHORT.test(hostname) || MAPS.test(hostname) || isAmongOthers;
}

/** Null where it has neither. `text`: of the page behind the link. */
export function readMapLink(url: Address, text = ""): MapLink | null {
  const point = pointIn(decoded(url.href)) ?? pointIn(decoded(text));
  const address = addressIn(url);
  if (!point && !address) return null;
  return {
    url: url.href,
    link: point && `https://maps.google.com/?q=${point.latitude.toFixed(5)},${point.longitude.toFixed(5)}`,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    address,
  };
}

const NUMBER = "(-?\\d{1,3}(?:\\.\\d+)?)";
/** The centre of the map; the place itself; the search. */
const POINTS = [
  new RegExp(`@${NUMBER},${NUMBER}`),
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&/](?:q|query|ll|center|daddr|destination)=(?:loc:)?${NUMBER},\\s*${NUMBER}(?![\\d.])`),
  new RegExp(`/(?:search|place)/${NUMBER},\\s*${NUMBER}(?![\\d.])`),
];

function pointIn(text: string): { latitude: number; longitude: number } | null {
  for (const pattern of POINTS) {
    const [, latitude, longitude] = (pattern.exec(text) ?? []).map(Number);
    if (latitude === undefined || longitude === undefined) continue;
    if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { latitude, longitude };
  }
  return null;
}

function addressIn({ pathname, search }: Address): string | null {
  const [, placed = ""] = /\/place\/([^/@]+)/.exec(pathname) ?? [];
  const [, asked = ""] = /[?&](?:q|query)=([^&]+)/.exec(search) ?? [];
  const address = decoded(placed || asked)
    .trim()
    .slice(0, 200);
  return /\p{L}/u.test(address) ? address : null;
}

function decoded(text: string): string {
  const spaced = text.replaceAll("+", " ");
  return spaced.replaceAll(/(?:%[0-9a-f]{2})+/gi, (written) => {
    try {
      return decodeURIComponent(written);
    } catch {
      return written;
    }
  });
}
