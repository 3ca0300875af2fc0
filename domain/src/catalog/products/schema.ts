// A new product with what there is of it in each branch. From then on its stock changes by movements alone.
import * as z from "zod";
import { reference } from "../../kit/reference.ts";
import { REQUIRED } from "../../kit/schema.ts";
import { MOST_UNITS, products } from "./resource.ts";

const COUNT = `La existencia va de 0 a ${MOST_UNITS.toLocaleString("en-US")}`;

const FirstStock = z
  .array(
    z.object({
      branchId: reference("branch"),
      quantity: z.number(REQUIRED).int(COUNT).min(0, COUNT).max(MOST_UNITS, COUNT),
    }),
    "Di cuánto hay en cada sucursal",
  )
  .max(100, "Son demasiadas sucursales")
  .refine((lines) => new Set(lines.map(({ branchId }) => branchId)).size === lines.length, {
    error: "Cada sucursal va una sola vez",
  });

export type CountedProduct = z.output<typeof products.New> & { stock: z.output<typeof FirstStock> };
type CountedProductInput = z.input<typeof products.New> & { stock?: z.input<typeof FirstStock> | undefined };

/** `stock` has the form of the answer, so that a copy of a product is a new one with the same counts. */
export const CountedProduct = (products.New as unknown as z.ZodObject).extend({
  stock: FirstStock.default([]),
}) as unknown as z.ZodType<CountedProduct, CountedProductInput>;
