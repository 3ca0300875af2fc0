// What search engines read of a page of the directory (schema.org, JSON-LD).
import { type DiscoveryCategory, subcategoryLabel } from "@mostrador/domain/platform/discovery/categories.ts";
import { NETWORKS } from "@mostrador/domain/platform/discovery/resource.ts";
import type { Crumb } from "./document.ts";
import type { Listing } from "./read-listings.ts";

const TYPES: Readonly<Record<DiscoveryCategory, string>> = {
  medicos: "Physician",
  nutriologos: "MedicalBusiness",
  psicologos: "MedicalBusiness",
};

/** `country`: in ISO 3166. A business without an address is still somewhere: search engines want one of each. */
export function listingData(listing: Listing, country: string): object {
  const { category, subcategory, name, description, url, countryCode, phone, whatsapp, pricing, license } = listing;
  const { keywords, social, coordinates, address, city, state } = listing;
  const speciality = subcategoryLabel(category, subcategory);
  const links = NETWORKS.map((network) => social[network]).filter(Boolean);
  return {
    "@type": TYPES[category],
    "@id": url,
    ...{ name, description, url, priceRange: pricing, telephone: `+${countryCode}${phone || whatsapp}` },
    address: {
      "@type": "PostalAddress",
      ...(address && { streetAddress: address }),
      ...(city && { addressLocality: city }),
      ...(state && { addressRegion: state }),
      addressCountry: country,
    },
    ...(coordinates && {
      geo: { "@type": "GeoCoordinates", latitude: coordinates.lat, longitude: coordinates.lng },
    }),
    ...(links.length > 0 && { sameAs: links }),
    ...(keywords.length > 0 && { keywords: keywords.join(", ") }),
    ...(speciality && { knowsAbout: speciality }),
    identifier: { "@type": "PropertyValue", name: "Cédula profesional", value: license },
  };
}

export function listData(title: string, listings: readonly Listing[], first: number): object {
  return {
    "@type": "ItemList",
    name: title,
    itemListElement: listings.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: first + index,
      name,
      url,
    })),
  };
}

/** The way to a page, from the directory to itself. */
export function trailData(siteUrl: string, crumbs: readonly Crumb[]): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: `${siteUrl}${path}`,
    })),
  };
}

export function graphOf(...parts: object[]): object {
  return { "@context": "https://schema.org", "@graph": parts };
}
