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

/** The stored word of one that is written in its key, its label or another case; undefined for a new one. */
export function knownCategory(own: readonly OwnCategory[], written: string): string | undefined {
  const sought = fold(written);
  const usual = Object.entries(CATEGORY_LABELS).find((words) => words.map(fold).includes(sought));
  return usual?.[0] ?? own.find(({ name }) => fold(name) === sought)?.name;
}

/** With the new one at the end; other case or accents are the same category. */
export function withCategory(own: readonly OwnCategory[], name: string): OwnCategory[] {
  if (knownCategory(own, name) !== undefined) throw conflict(CATEGORY_EXISTS);
  if (own.length >= MOST_CATEGORIES) throw conflict(`Puedes tener hasta ${MOST_CATEGORIES} categorías`);
  return [...own, { name }];
}

/** Movements keep the name of a deleted one. */
export function withoutCategory(own: readonly OwnCategory[], name: string): OwnCategory[] {
  const left = own.filter((each) => fold(each.name) !== fold(name));
  if (left.length === own.length) throw notFound("No se encontró la categoría", "name");
  return left;
}
