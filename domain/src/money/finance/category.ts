// The categories of money movements: the default ones, and those that a business adds (contract/money#movements). For
// the form, the list and the calls that add and delete one.
import { conflict, notFound } from "../../kit/domain-error.ts";
import { fold } from "../../kit/text.ts";

export const DEFAULT_CATEGORY = "sales";

/** The stored words; a business's own category is stored by its name. */
export const CATEGORY_LABELS: { readonly [category: string]: string } = {
  sales: "Ventas",
  investment: "Inversión",
  loan: "Préstamo",
  salary: "Sueldos",
  rent: "Renta",
  utilities: "Servicios básicos",
  maintenance: "Mantenimiento",
  miscellaneous: "Varios",
};

export const CATEGORY_EXISTS = "Esa categoría ya existe";
export const MOST_CATEGORIES = 100;

export type OwnCategory = { name: string };

export function categoryLabel(category: string): string {
  return CATEGORY_LABELS[category] ?? category;
}

/** With the new one at the end; other case or accents are the same category. */
export function withCategory(own: readonly OwnCategory[], name: string): OwnCategory[] {
  const taken = [...Object.entries(CATEGORY_LABELS).flat(), ...own.map((each) => each.name)].map(fold);
  if (taken.includes(fold(name))) throw conflict(CATEGORY_EXISTS);
  if (own.length >= MOST_CATEGORIES) throw conflict(`Puedes tener hasta ${MOST_CATEGORIES} categorías`);
  return [...own, { name }];
}

/** Movements keep the name of a deleted one. */
export function withoutCategory(own: readonly OwnCategory[], name: string): OwnCategory[] {
  const left = own.filter((each) => fold(each.name) !== fold(name));
  if (left.length === own.length) throw notFound("No se encontró la categoría", "name");
  return left;
}
