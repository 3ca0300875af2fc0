// Properties: what a real estate agent shows and sells or rents (contract/catalog#properties).
import * as z from "zod";
import { NO_QUOTES } from "../../business/branches/schema.ts";
import { fileAddress } from "../../ground/files/schema.ts";
import { PAGE } from "../../ground/identity/pages.ts";
import { relation, withFiles } from "../../kit/resource/field-kinds.ts";
import { defineResource } from "../../kit/resource.ts";
import { customId, optionalText, REQUIRED, text } from "../../kit/schema.ts";

export const MOST_IMAGES = 10;
export const LONGEST_DESCRIPTION = 1500;
export const LONGEST_LOCATION = 300;
export const LONGEST_PRICE = 200;
export const NO_PROPERTY = "Propiedad desconocida";

const description = optionalText(LONGEST_DESCRIPTION, "La descripción").refine(
  (written) => written.length === 0 || written.length >= 5,
  "La descripción debe tener al menos 5 caracteres",
);

export const properties = defineResource({
  name: "property",
  table: "properties",
  noun: { one: "inmueble", many: "inmuebles", gender: "m" },
  texts: { created: "Inmueble creado correctamente" },
  page: PAGE.inmuebles,
  readers: [PAGE.eventosConversion],
  fields: {
    customId: customId(),
    name: text(2, 50, "El nombre").regex(/^[^"]*$/, NO_QUOTES),
    description,
    /** An address, or a map link. */
    location: text(1, LONGEST_LOCATION, "La ubicación"),
    /** Free text with its currency: '$2,450,000 MXN', 'USD 180,000'. */
    price: text(1, LONGEST_PRICE, "El precio"),
    /** Sold or rented out: still in the list, but no longer on its public page. */
    available: z.boolean(REQUIRED),
    images: withFiles(fileAddress(text(1, 500, "La imagen")), {
      kinds: ["image"],
      most: MOST_IMAGES,
      tooMany: `Puedes subir hasta ${MOST_IMAGES} imágenes`,
    }),
    resources: relation("resource", "Son demasiados recursos"),
  },
  defaults: { available: true, images: [], resources: [] },
  sorts: ["createdAt", "name"],
  searched: ["name", "customId", "location", "price"],
  example: ({ mark, next, idOf }) => ({
    name: `Inmueble ${mark} ${next()}`.slice(0, 50),
    description: `Descripción ${mark}`,
    location: `Calle ${mark} 12, Puebla`,
    price: "$2,450,000 MXN",
    resources: [idOf("resource")],
  }),
});

export type Property = z.output<typeof properties.Row>;
export type NewProperty = z.output<typeof properties.New>;
