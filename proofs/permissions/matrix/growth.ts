// The part of the matrix about orders, forms and their answers, and the advertisements of traffic sources.
import { type AccessRule, edit, view } from "../access-rule.ts";

const REMOVE: AccessRule = { pages: [14], action: "delete" };

export const MATRIX: Record<string, AccessRule> = {
  "order.list": view(8),
  "order.totals": view(8),
  "order.create": edit(8),
  "order.edit": edit(8),
  "order.payment": edit(8),
  "publicPackage.buy": "public",
  "publicPackage.get": "public",
  "publicProduct.get": "public",
  "publicProduct.order": "public",
  "trafficSource.results": view(15),
  "trafficAd.list": view(15),
  "trafficAd.file": edit(15),
  "form.list": view(14, 5, 13),
  "form.get": view(14, 5, 13),
  "form.create": edit(14),
  "form.edit": edit(14),
  "form.archive": edit(14),
  "form.delete": REMOVE,
  "form.results": view(14),
  // staff who write to contacts send it
  "form.link": edit(5),
  "form.send": edit(5),
  "formAnswer.list": view(14, 13),
  "formAnswer.delete": REMOVE,
  "publicForm.get": "public",
  "publicForm.answer": "public",
};

/** Who hears of changes on open screens. */
export const LIVE: Record<string, AccessRule> = {
  form_changed: view(14, 5, 13),
  form_answers_changed: view(14, 13),
};
