// The built-in engine's answer about products, courses, properties and forms. Null leaves the message to the other
// readers. It states only rows of `list_items`, and starts only what a yes to the server's question carries out.
import type { CatalogueItem } from "../../../business/contacts/catalogue-item/schema.ts";
import { fold } from "../../../kit/text.ts";
import { type AwaitedCall, call, type Talk, type Turn } from "../engine/facts/turn.ts";
import {
  countOf,
  itemsNamed,
  kindIn,
  mayBeAboutItems,
  namesAnother,
  wishIn,
} from "../engine/parse/items/find-items.ts";
import { sayPart } from "../speech/rows/part-of.ts";
import { itemLine, itemsHead, itemsNoun, noSuchItem } from "./item-text.ts";

type ItemAnswer = { reply: string; isKnown: boolean; awaits: AwaitedCall | null };

const MOST_NAMED = 6;

/** `namesService`: the message names a service, which goes first unless an item is named by its kind. */
export function* answerItems(
  texts: readonly string[],
  { now, assistant }: Pick<Turn, "now" | "assistant">,
  namesService: boolean,
): Talk<ItemAnswer | null> {
  const text = fold(texts.join(" "));
  const kind = kindIn(text);
  if (!mayBeAboutItems(texts) || (namesService && kind === null)) return null;
  const { items } = yield* call("list_items", {});
  const ofKind = kind === null ? items : items.filter((item) => item.kind === kind);
  if (ofKind.length === 0) return null;
  const named = itemsNamed(text, ofKind);
  const [first] = named;
  if (first && named.length === 1)
    return { reply: itemLine(first, now.day), isKnown: true, awaits: startOf(text, first, assistant) };
  if (first) return { reply: listed(named.slice(0, MOST_NAMED), named.length, now.day), isKnown: true, awaits: null };
  if (kind === null || namesService) return null;
  const all = listed(ofKind, ofKind.length, now.day);
  if (namesAnother(text)) return { reply: `${noSuchItem(kind)}\n\n${all}`, isKnown: false, awaits: null };
  return { reply: all, isKnown: true, awaits: null };
}

function startOf(text: string, item: CatalogueItem, { canBook, canOrder }: Turn["assistant"]): AwaitedCall | null {
  const wish = wishIn(text, item);
  if (wish === "enroll" && canBook) return { name: "enroll", input: { course: item.id } };
  const quantity = wish === "order" && canOrder ? countOf(text, item) : null;
  return quantity === null ? null : { name: "place_order", input: { items: [{ product: item.id, quantity }] } };
}

function listed(items: readonly CatalogueItem[], count: number, today: Turn["now"]["day"]): string {
  const [first] = items as [CatalogueItem];
  const isOneKind = items.every(({ kind }) => kind === first.kind);
  const lines = items.map((item) => itemLine(item, today));
  return sayPart(lines, {
    noun: isOneKind ? itemsNoun(first.kind) : "opciones",
    count,
    head: isOneKind ? itemsHead(first.kind) : "Encontré estas opciones",
  });
}
