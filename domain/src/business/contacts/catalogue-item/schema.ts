// What an assistant may show to a contact beyond services: products, courses, properties, forms and packages. Each capability
// contributes its own rows (docs/decisions/0120).
import * as z from "zod";

export const ITEM_KINDS = ["course", "product", "property", "form", "package"] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export const CatalogueItem = z.object({
  kind: z.enum(ITEM_KINDS),
  id: z.string(),
  name: z.string(),
  /** Ready to show: '$1,250 MXN'; '' where the business has none. */
  price: z.string(),
  /** Places or stock; null where they are not counted. */
  left: z.int().nullable(),
  unit: z.string(),
  /** The next session of a course, local to the business. */
  next: z.object({ day: z.iso.date(), time: z.string() }).nullable(),
  sessions: z.int(),
  /** Of a package: its services. */
  place: z.string(),
  /** Its public page, or the form's link for this contact; '' without one. */
  url: z.string(),
});
export type CatalogueItem = z.infer<typeof CatalogueItem>;

/** An item with nothing but its name. */
export function bareItem(kind: ItemKind, id: string, name: string): CatalogueItem {
  return { kind, id, name, price: "", left: null, unit: "", next: null, sessions: 0, place: "", url: "" };
}
