// The first values of a product's form, and how they are parsed.
import { type NewProduct, type Product, products as resource } from "@mostrador/domain/catalog/products/resource.ts";
import { whenUploaded } from "../../../ui/media/when-uploaded.ts";
import { products } from "./api.ts";

export const productShape = whenUploaded<NewProduct>(
  resource.New,
  "images",
  "Espera a que terminen de subir las imágenes",
);

export function productValues(product: Product | null, businessId: string): object {
  return {
    ...{ name: "", customId: "", description: "", price: null, unit: "", category: "", images: [], resources: [] },
    ...{ lowStock: null, uploading: 0 },
    ...(product && products.values(product)),
    businessId,
  };
}
