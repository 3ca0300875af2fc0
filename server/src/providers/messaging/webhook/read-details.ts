// Reads what a message of WhatsApp has besides its text: each part in its expected shape, or not at all.
import type {
  CallPermission,
  ContactCard,
  FormReply,
  Location,
  MessageDetails,
  Order,
  Referral,
} from "@mostrador/domain/conversation/inbox/details/schema.ts";
import { type Fields, fieldsOf, listOf, textOf } from "../read-json.ts";

const MOST_CARDS = 20;
const MOST_ITEMS = 100;
const MOST_ANSWERS = 60;

const line = (value: unknown, most: number) => textOf(value).replaceAll(/\s+/g, " ").trim().slice(0, most);

export function locationOf(place: Fields): Location | null {
  const [latitude, longitude] = [Number(place.latitude ?? Number.NaN), Number(place.longitude ?? Number.NaN)];
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  return { latitude, longitude, name: line(place.name, 200), address: line(place.address, 400) };
}

export function cardsOf(cards: Fields[]): ContactCard[] {
  return cards.slice(0, MOST_CARDS).map((card) => ({
    name: line(fieldsOf(card.name).formatted_name, 120),
    organization: line(fieldsOf(card.org).company, 120),
    phones: listOf(card.phones)
      .slice(0, 10)
      .map(({ phone, wa_id }) => ({ phone: line(phone, 40), waId: textOf(wa_id).replace(/\D/g, "").slice(0, 15) }))
      .filter(({ phone, waId }) => phone || waId),
    emails: listOf(card.emails)
      .slice(0, 10)
      .map(({ email }) => line(email, 200))
      .filter(Boolean),
  }));
}

export function referralOf(given: unknown): Referral | null {
  const referral = fieldsOf(given);
  const sourceId = line(referral.source_id, 100);
  const url = line(referral.source_url, 1000);
  const headline = line(referral.headline, 300);
  if (!sourceId && !url && !headline) return null;
  return {
    kind: textOf(referral.source_type) === "post" ? "post" : "ad",
    sourceId,
    // It becomes a link on a screen.
    url: /^https:\/\//i.test(url) ? url : "",
    headline,
    body: line(referral.body, 1000),
    clickId: line(referral.ctwa_clid, 500),
  };
}

export function orderOf(order: Fields): Order {
  return {
    catalogId: line(order.catalog_id, 100),
    text: line(order.text, 1000),
    items: listOf(order.product_items)
      .slice(0, MOST_ITEMS)
      .map((item) => ({
        productId: line(item.product_retailer_id, 100),
        quantity: count(item.quantity),
        price: Math.min(count(Number(item.item_price) * 100), 1e12),
        currency: /^[A-Z]{3}$/.test(textOf(item.currency)) ? textOf(item.currency) : "MXN",
      })),
  };
}

function count(value: unknown): number {
  const number = Math.round(Number(value));
  return Number.isFinite(number) && number > 0 ? Math.min(number, Number.MAX_SAFE_INTEGER) : 0;
}

/** The answers are JSON inside the JSON; the form's token is only for machines. */
export function formOf(reply: Fields): FormReply {
  let given: Fields = {};
  try {
    given = fieldsOf(JSON.parse(textOf(reply.response_json)));
  } catch {
    // Kept without its answers, so that its sender is still shown.
  }
  const answers = Object.entries(given)
    .filter(([name]) => name !== "flow_token")
    .slice(0, MOST_ANSWERS)
    .map(([name, value]) => ({ name: nameOf(name), value: line(worded(value), 1000) }));
  return { title: line(reply.name, 120), answers };
}

/** Forms name their fields 'screen_0_TextInput_1' or 'nombre_completo'. */
function nameOf(name: string): string {
  return line(name, 120)
    .replace(/^screen_\d+_/i, "")
    .replaceAll("_", " ");
}

function worded(value: unknown): string {
  if (typeof value === "boolean") return value ? "Sí" : "No";
  if (Array.isArray(value)) return value.map(worded).join(", ");
  return typeof value === "object" && value !== null ? JSON.stringify(value).toWellFormed() : textOf(value);
}

export function callPermissionOf(reply: Fields): CallPermission {
  return { isGranted: textOf(reply.response) === "accept", isPermanent: reply.is_permanent === true };
}

export function contextOf(given: unknown): Pick<MessageDetails, "forwarded" | "productId"> {
  const context = fieldsOf(given);
  const isForwarded = context.forwarded === true ? "yes" : "no";
  return {
    forwarded: context.frequently_forwarded === true ? "often" : isForwarded,
    productId: line(fieldsOf(context.referred_product).product_retailer_id, 100),
  };
}

/** Given for every answer: storing it shows whether the quoted message is known. */
export function quotedOf(given: unknown, ours: string): MessageDetails["quoted"] {
  const context = fieldsOf(given);
  if (!textOf(context.id)) return null;
  const from = textOf(context.from).replace(/\D/g, "");
  return { isOurs: from !== "" && from === ours };
}
