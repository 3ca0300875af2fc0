// Builds and reads details of messages: missing parts are empty, and a message without any has none at all.
import type { Location, MessageDetails, Order } from "./schema.ts";

const NOTHING: MessageDetails = {
  location: null,
  contacts: [],
  referral: null,
  order: null,
  form: null,
  callPermission: null,
  forwarded: "no",
  quoted: null,
  productId: "",
  unknownType: "",
};

/** Null when all parts are empty. */
export function detailsOf(said: Partial<MessageDetails>): MessageDetails | null {
  const details = { ...NOTHING, ...said };
  const { location, contacts, referral, order, form, callPermission, forwarded, quoted, productId } = details;
  const { unknownType, story, group, isSticker } = details;
  const things = [
    location,
    referral,
    order,
    form,
    callPermission,
    quoted,
    productId,
    unknownType,
    story,
    group,
    isSticker,
  ];
  return things.some(Boolean) || contacts.length > 0 || forwarded !== "no" ? details : null;
}

/** The link to the place on a map. */
export function mapAddress({ latitude, longitude }: Pick<Location, "latitude" | "longitude">): string {
  return `https://www.google.com/maps?q=${latitude},${longitude}`;
}

/** Cents of the whole order, for each currency in it. */
export function orderTotals({ items }: Order): { currency: string; total: number }[] {
  const totals = new Map<string, number>();
  for (const { currency, price, quantity } of items)
    totals.set(currency, (totals.get(currency) ?? 0) + price * quantity);
  return [...totals].map(([currency, total]) => ({ currency, total }));
}

/** '3 productos': how the list of conversations and an assistant see an order. */
export function orderWords({ items, text }: Order): string {
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const listed = items.map(({ productId, quantity }) => `${quantity} × ${productId}`).join(", ");
  const counted = `${count} ${count === 1 ? "producto" : "productos"}`;
  return [`${counted}${listed && ` (${listed})`}`, text].filter(Boolean).join(": ");
}
