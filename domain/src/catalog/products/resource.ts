// Productos.
import type * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { defineResource } from "../../kit/resource.ts";
import { optionalText, text } from "../../kit/schema.ts";

export const products = defineResource({
  name: "product",
  table: "products",
  noun: { one: "producto", many: "productos", gender: "m" },
  page: PAGE.productos,
  fields: {
    name: text(2, 60, "El nombre"),
    notes: optionalText(500, "Las notas"),
  },
  sorts: ["createdAt", "name"],
  searched: ["name", "notes"],
  example: ({ mark, next }) => ({ name: `Producto ${mark} ${next()}`, notes: `Nota ${mark}` }),
});

export type Product = z.output<typeof products.Row>;
export type NewProduct = z.output<typeof products.New>;
