// Products: sold over the counter or used up in a service (contract/catalog#products).
import * as z from "zod";
import { NO_QUOTES } from "../../business/branches/schema.ts";
import { FILE_KINDS } from "../../ground/files/file-kind.ts";
import { PAGE } from "../../ground/identity/pages.ts";
import { relation, withFiles } from "../../kit/resource/field-kinds.ts";
import { defineResource } from "../../kit/resource.ts";
import { customId, Id, optionalText, REQUIRED, text } from "../../kit/schema.ts";
import { ResourceItem } from "../resources/schema.ts";

export const MOST_IMAGES = 5;
/** The limit in one movement or one service. */
export const MOST_UNITS = 100_000;
const PRICE = "El precio lleva de 1 a 6 dígitos";
const LOW = `El aviso va de 0 a ${MOST_UNITS.toLocaleString("en-US")}`;

export const ProductName = text(2, 50, "El nombre").regex(/^[^"]*$/, NO_QUOTES);
export const ProductDescription = text(5, 3000, "La descripción");
/** Whole pesos. */
export const ProductPrice = z
  .number({ error: ({ input }) => (input === undefined || input === null ? REQUIRED : "El precio debe ser un número") })
  .int(PRICE)
  .min(0, "El precio no puede ser negativo")
  .max(999_999, PRICE);
export const ProductUnit = optionalText(20, "La unidad");
export const ProductCategory = optionalText(50, "La categoría");

export const products = defineResource({
  name: "product",
  table: "products",
  noun: {
    one: "producto",
    many: "productos",
    gender: "m",
    held: "tiene movimientos, pedidos o eventos de conversión, o lo usa un servicio",
  },
  texts: { unknown: "Producto no encontrado" },
  page: PAGE.productos,
  readers: [PAGE.agenda, PAGE.inventario, PAGE.servicios, PAGE.pedidos, PAGE.eventosConversion],
  fields: {
    customId: customId(),
    name: ProductName,
    description: ProductDescription,
    price: ProductPrice,
    /** The unit: 'pieza', 'botella', 'ml'. */
    unit: ProductUnit,
    category: ProductCategory,
    /** At this stock or below it is marked as running low; null: never. */
    lowStock: z.number(REQUIRED).int(LOW).min(0, LOW).max(MOST_UNITS, LOW).nullable(),
    images: withFiles(ResourceItem, {
      kinds: FILE_KINDS,
      most: MOST_IMAGES,
      tooMany: `Puedes subir hasta ${MOST_IMAGES} imágenes`,
    }),
    resources: relation("resource", "Son demasiados recursos"),
  },
  defaults: { images: [], lowStock: null, resources: [] },
  /** The stock in each branch with any movement; below zero where more was used than was counted. */
  answer: { stock: z.array(z.object({ branchId: Id, quantity: z.int() })) },
  sorts: ["createdAt", "name", "price"],
  searched: ["name", "customId", "category"],
  limit: { name: "products", usual: 150 },
  shownBy: ["service"],
  example: ({ mark, next, idOf }) => ({
    name: `Producto ${mark} ${next()}`,
    customId: mark.slice(0, 10),
    description: `Descripción ${mark}`,
    price: 120,
    unit: `pieza ${mark}`.slice(0, 20),
    category: `Categoría ${mark}`,
    lowStock: 3,
    resources: [idOf("resource")],
    images: [
      { url: `https://ejemplo.mx/p-${mark}.jpg`, type: "image" as const, description: `Foto ${mark}`, caption: mark },
    ],
  }),
});

export type Product = z.output<typeof products.Row>;
export type NewProduct = z.output<typeof products.New>;
