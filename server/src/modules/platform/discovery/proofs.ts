// What the proofs need to know of the directory.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";

const PUBLISHED = "no input but a place and a page; published rows alone; directory.test.ts";

export const proofs: CapabilityProofs = {
  entryPoints: {
    raw: {
      "GET /directorio": PUBLISHED,
      "GET /robots.txt": PUBLISHED,
      "GET /sitemap.xml": PUBLISHED,
      "GET /directorio/ficha/:id": PUBLISHED,
      "GET /directorio/:category": PUBLISHED,
      "GET /directorio/:category/:subcategory": PUBLISHED,
    },
    address: {
      "discoveryBusiness.create discoveryBusiness.social.website": "kept as text, fetched by nobody",
      "discoveryBusiness.edit discoveryBusiness.social.website": "kept as text, fetched by nobody",
    },
  },
  refusedAddresses: { "discoveryBusiness.create": 400, "discoveryBusiness.edit": 400 },
};
