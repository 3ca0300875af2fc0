// What search engines read of a page of the directory (schema.org, JSON-LD).
import { type DiscoveryCategory, subcategoryLabel } from "@mostrador/domain/platform/discovery/categories.ts";
import { NETWORKS } from "@mostrador/domain/platform/discovery/resource.ts";
import type { Listing } from "./read-listings.ts";

const TYPES: Readonly<Record<DiscoveryCategory, string>> = {
  medicos: "Physician",
  nutriologos: "MedicalBusiness",
  psicologos: "MedicalBusiness",
};

export function listingData(listing: Listing): object {
  const { category, subcategory, name, description, url, countryCode, phone, whatsapp, pricing, license } = listing;
  const { keywords, social, coordinates, address, city, state, country } = listing;
  const speciality = subcategoryLabel(category, subcategory);
  const links = NETWORKS.map((network) => social[network]).filter(Boolean);
  return {
    "@context": "https://schema.org",
    "@type": TYPES[category],
    ...{ name, description, url, priceRange: pricing, telephone: `+${countryCode}${phone || whatsapp}` },
    ...((address || city || state || country) && {
      address: {
        "@type": "PostalAddress",
        ...(address && { streetAddress: address }),
        ...(city && { addressLocality: city }),
        ...(state && { addressRegion: state }),
        ...(country && { addressCountry: country }),
      },
    }),
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
    "@context": "https://schema.org",
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

/** As the text of a script element: no word of a person can end the element. */
export function scriptText(data: object): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
