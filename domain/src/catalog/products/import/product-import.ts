// What a spreadsheet of products says (contract/catalog#product-uploads): its columns, the meaning of each cell, and
// which errors can be repaired. A row with an error that cannot be repaired is left out.

import type { ImportDefinition } from "../../../kit/import/import-definition.ts";
import { customId } from "../../../kit/schema.ts";
import { ProductCategory, ProductDescription, ProductName, ProductUnit } from "../resource.ts";
import { readPrice, readText } from "./product-cells.ts";

export type ImportedProduct = {
  name: string;
  description: string;
  price: number;
  unit: string;
  category: string;
  customId: string;
};

export const MOST_PRODUCT_ROWS = 150;

export function tooManyProducts(rows: number): string {
  return `El archivo contiene ${rows} productos, pero solo se permite subir un máximo de ${MOST_PRODUCT_ROWS}.`;
}

export const productImport: ImportDefinition<ImportedProduct> = {
  name: "productos",
  limit: { rows: MOST_PRODUCT_ROWS, exceeded: tooManyProducts },
  columns: {
    name: {
      header: "Nombre",
      aliases: ["Producto", "Nombre del producto", "Artículo", "Name", "Product"],
      required: true,
      example: "Crema para peinar",
      read: readText(ProductName),
    },
    description: {
      header: "Descripcion",
      aliases: ["Descripción", "Detalle", "Detalles", "Description"],
      required: true,
      example: "Para cabello rizado, 250 ml",
      read: readText(ProductDescription),
    },
    price: {
      header: "Precio",
      aliases: ["Precio de venta", "Precio público", "Costo", "Price"],
      required: true,
      example: "180",
      read: readPrice,
    },
    unit: {
      header: "Unidad",
      aliases: ["Unidad de medida", "Unit"],
      example: "pieza",
      read: readText(ProductUnit),
      empty: "",
    },
    category: {
      header: "Categoría",
      aliases: ["Tipo", "Línea", "Category"],
      example: "Cabello",
      read: readText(ProductCategory),
      empty: "",
    },
    customId: {
      header: "Identificador",
      aliases: ["Código", "Clave", "SKU", "ID"],
      example: "CRE01",
      read: readText(customId()),
      empty: "",
    },
  },
  finish: (row) => ({ row }),
};

/** Two names that differ only in case or spaces are one product. */
export function productKey(name: string): string {
  return name.trim().replace(/\s+/g, " ").toLocaleLowerCase("es-MX");
}
