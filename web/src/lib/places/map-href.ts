// The link to the map of a place that people wrote: their own link to a map, or a search for the address.
import { isMapLink } from "@mostrador/domain/ground/places/map-link.ts";

export function mapHref(location: string): string {
  const url = URL.parse(location.trim());
  if (url && isMapLink(url)) return url.href;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(location.trim())}`;
}
