// What a business may sell.
import type { Business } from "@mostrador/domain/business/businesses/schema.ts";

type Kind = keyof Business["businessType"];

export const SOLD: readonly { kind: Kind; label: string }[] = [
  { kind: "services", label: "Servicios" },
  { kind: "products", label: "Productos" },
  { kind: "courses", label: "Cursos" },
  { kind: "properties", label: "Propiedades" },
];

/** 'Servicios, Productos' */
export function soldText(sold: Business["businessType"]): string {
  return SOLD.flatMap(({ kind, label }) => (sold[kind] ? label : [])).join(", ");
}
