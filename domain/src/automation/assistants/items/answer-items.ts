// The built-in engine's answer about products, courses, properties and forms. Null leaves the message to the other
// readers. It states only rows of `list_items`, and starts only what a yes to the server's question carries out.
import type { CatalogueItem } from "../../../business/contacts/catalogue-item/schema.ts";
import { fold } from "../../../kit/text.ts";
import { type AwaitedCall, call, type Talk, type Turn } from "../engine/facts/turn.ts";
import {
  asksForAll,
  asksForDelivery,
  asksToBuyOrEnroll,
  asksToVisit,
  asksWhatIsSold,
  countOf,
  goesOn,
  isNamedWhole,
  itemsNamed,
  itemsNamedWhole,
  kindIn,
  mayBeAboutItems,
  namesAnother,
  wishIn,
} from "../engine/parse/items/find-items.ts";
import { sayPart } from "../speech/rows/part-of.ts";
import { itemLine, itemsHead, itemsNoun, noSuchItem, visitLine } from "./item-text.ts";

type ItemAnswer = {
  reply: string;
  isKnown: boolean;
  awaits: AwaitedCall | null;
  /** The items that it names. */
  items: string[];
};
/** `isForPerson`: an order whose place of delivery nobody but a person asks for. */
type Answered = ItemAnswer | { isForPerson: true } | null;

type Request = {
  /** The message names one, which goes first unless an item is named by its kind or whole. */
  namesService: boolean;
  /** By its words beyond doubt. */
  isSure: boolean;
  /** Nothing in it belongs to the agenda. */
  isPlain: boolean;
  /** Another question is open: only an item that is named whole is answered. */
  isOpen: boolean;
  /** The names of the services of the business. */
  services: readonly string[];
  delivery: { day?: string; time?: string } | null;
  /** The items of the last answer: the message may speak of them without their name. */
  before: readonly string[];
};

const MOST_NAMED = 6;

export function* answerItems(
  texts: readonly string[],
  turn: Pick<Turn, "now" | "assistant">,
  { namesService, isSure, isPlain, isOpen, services, delivery, before }: Request,
): Talk<Answered> {
  const text = fold(texts.join(" "));
  const kind = kindIn(text);
  const isUsual = isPlain && !isOpen && !(namesService && kind === null);
  if (!mayBeAboutItems(texts) && before.length === 0) return null;
  const mayVisit = !isOpen && before.length > 0 && asksToVisit(text);
  if (!isUsual && kind === null && !asksToBuyOrEnroll(text) && !mayVisit && (isOpen || isSure)) return null;
  const { items } = yield* call("list_items", {});
  const visited = mayVisit ? items.filter(({ kind: one, id }) => one === "property" && before.includes(id)) : [];
  if (visited[0]?.url && visited.length === 1)
    return { reply: visitLine(visited[0]), isKnown: true, awaits: null, items: [visited[0].id] };
  const ofKind = kind === null ? items : items.filter((item) => item.kind === kind);
  const whole = services.some((name) => isNamedWhole(text, name)) ? [] : itemsNamedWhole(text, ofKind);
  if (ofKind.length === 0 || (whole.length === 0 && !isUsual)) return null;
  const ofLast = goesOn(text) ? lastMeant(text, ofKind, before) : [];
  const named = whole.length > 0 ? whole : ofLast.length > 0 ? ofLast : itemsNamed(text, ofKind);
  const [first] = named;
  if (first === undefined && !mayBeAboutItems(texts)) return null;
  const answer = (reply: string, told: readonly CatalogueItem[], awaits: AwaitedCall | null = null): ItemAnswer => ({
    reply,
    isKnown: true,
    awaits,
    items: told.map(({ id }) => id),
  });
  if (first && named.length === 1) {
    const isOrder = wishIn(text, first) === "order" && turn.assistant.canOrder;
    if (isOrder && (asksForDelivery(text) || delivery === null)) return { isForPerson: true };
    const awaits = startOf(text, first, { ...turn.assistant, delivery });
    return answer(itemLine(first, turn.now.day), named, awaits);
  }
  if (first) return answer(listed(named.slice(0, MOST_NAMED), named.length, turn.now.day), named);
  if (kind === null && services.length === 0 && asksWhatIsSold(text)) {
    const sold = items.filter((item) => item.kind !== "form");
    return sold.length === 0 ? null : answer(listed(sold, sold.length, turn.now.day), sold);
  }
  if (kind === null || namesService || !asksForAll(text)) return null;
  const all = listed(ofKind, ofKind.length, turn.now.day);
  return namesAnother(text)
    ? { ...answer(`${noSuchItem(kind)}\n\n${all}`, ofKind), isKnown: false }
    : answer(all, ofKind);
}

/** "El de barismo", of the courses just listed; "¿y cuánto cuesta?", after one item. */
function lastMeant(text: string, items: readonly CatalogueItem[], before: readonly string[]): CatalogueItem[] {
  const last = items.filter(({ id }) => before.includes(id));
  const named = itemsNamed(text, last);
  if (named.length === 1) return named;
  return last.length === 1 && itemsNamed(text, items).length === 0 ? last : [];
}

type Starts = Turn["assistant"] & Pick<Request, "delivery">;

function startOf(text: string, item: CatalogueItem, { canBook, canOrder, delivery }: Starts): AwaitedCall | null {
  const wish = wishIn(text, item);
  if (wish === "enroll" && canBook) return { name: "enroll", input: { course: item.id } };
  const quantity = wish === "order" && canOrder ? countOf(text, item) : null;
  return quantity === null
    ? null
    : { name: "place_order", input: { items: [{ product: item.id, quantity }], ...delivery } };
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
