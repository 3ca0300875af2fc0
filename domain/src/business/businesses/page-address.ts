// The slug in the public page address of a business: letters, digits and hyphens, for any name.
import { slug } from "../../kit/text.ts";

const MOST = 60;

export function pageAddressOf(name: string): string {
  const plain = slug(name)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MOST)
    .replace(/^-+|-+$/g, "");
  return plain || "negocio";
}
