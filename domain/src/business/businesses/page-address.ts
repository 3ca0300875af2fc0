// What stands in the address of a public page of a business: letters, digits and hyphens, whatever the business is called.
import { slug } from "../../kit/text.ts";

const MOST = 60;

export function pageAddressOf(name: string): string {
  const plain = slug(name)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MOST)
    .replace(/^-+|-+$/g, "");
  return plain || "negocio";
}
