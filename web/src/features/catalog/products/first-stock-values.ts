// How the form of a new product is parsed: a branch without a count is left out.
import { CountedProduct } from "@mostrador/domain/catalog/products/schema.ts";
import * as z from "zod";
import { whenUploaded } from "../../../ui/media/when-uploaded.ts";

type Line = { branchId: string; quantity: number | null };

export const countedShape = whenUploaded<CountedProduct>(
  z.preprocess((values) => {
    const { stock = [], ...product } = values as { stock?: readonly Line[] };
    return { ...product, stock: stock.filter(({ quantity }) => quantity !== null) };
  }, CountedProduct),
  "images",
  "Espera a que terminen de subir las imágenes",
);

export function emptyStock(branches: readonly { _id: string }[]): Line[] {
  return branches.map(({ _id: branchId }) => ({ branchId, quantity: null }));
}
