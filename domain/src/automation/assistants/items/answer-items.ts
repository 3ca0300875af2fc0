// The built-in engine's answer about products, courses, properties and forms. Null leaves the message to the other
// readers. It states only rows of `list_items`, and starts only what a yes to the server's question carries out.
import type { CatalogueItem } from "../../../business/contacts/catalogue-item/schema.ts";
import { type AwaitedCall, call, type Talk, type Turn } from "../engine/facts/turn.ts";
import type { ItemWords } from "../engine/parse/items/item-words.ts";
import { countOf, isNamedWhole, itemsNamed, itemsNamedWhole } from "../engine/parse/items/named-items.ts";
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

export type ProposedOrder = { product: string; quantity: number };

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
  /** The order that the last answer proposed. */
  order: ProposedOrder | null;
};

const MOST_NAMED = 6;

export function* answerItems(
  said: ItemWords,
  turn: Pick<Turn, "now" | "assistant">,
  { namesService, isSure, isPlain, isOpen, services, delivery, before, order }: Request,
): Talk<Answered> {
  const { kind, words } = said;
  const isUsual = isPlain && !isOpen && !(namesService && kind === null);
  if (!said.isPossible && before.length === 0) return null;
  const mayVisit = !isOpen && before.length > 0 && (said.asksToVisit || said.asksToSee);
  const mayRefine = order !== null && !isOpen && !namesService && said.refinesOrder && delivery !== null;
  const ofCourse = !namesService && said.asksForPlaces;
  const isWanted = said.buysOrEnrolls || ofCourse || mayVisit || mayRefine;
  if (!isUsual && kind === null && !isWanted && (isOpen || isSure)) return null;
  const { items } = yield* call("list_items", {});
  if (mayRefine) return refined(said, order, items, delivery);
  const told = !isOpen && said.asksForSession ? coursesOf(items, before) : [];
  if (told.length > 0 && itemsNamed(words, items).length === 0)
    return { reply: toldLine(told, turn.now.day), isKnown: true, awaits: null, items: told.map(({ id }) => id) };
  const shown = mayVisit ? items.filter(({ kind: one, id }) => one === "property" && before.includes(id)) : [];
  const meant = itemsNamed(words, shown);
  const [visited, another] = meant.length > 0 || !said.asksToVisit ? meant : shown;
  if (visited?.url && !another) return { reply: visitLine(visited), isKnown: true, awaits: null, items: [visited.id] };
  const ofKind = kind === null ? items : items.filter((item) => item.kind === kind);
  const namedCourses = ofCourse ? coursesOf(itemsNamed(words, ofKind)) : [];
  const isService = services.some((name) => isNamedWhole(words, name));
  const whole = isService ? [] : namedCourses.length > 0 ? namedCourses : itemsNamedWhole(said, ofKind);
  if (ofKind.length === 0 || (whole.length === 0 && !isUsual)) return null;
  const ofLast = said.isAboutLast ? lastMeant(words, ofKind, before) : [];
  const named = whole.length > 0 ? whole : ofLast.length > 0 ? ofLast : itemsNamed(words, ofKind);
  const [first] = named;
  if (first === undefined && !said.isPossible) return null;
  const answer = (reply: string, told: readonly CatalogueItem[], awaits: AwaitedCall | null = null): ItemAnswer => ({
    reply,
    isKnown: true,
    awaits,
    items: told.map(({ id }) => id),
  });
  if (first && named.length === 1) {
    const isOrder = wishOf(said, first) === "order" && turn.assistant.canOrder;
    if (isOrder && (said.asksForDelivery || delivery === null)) return { isForPerson: true };
    const awaits = startOf(said, first, { ...turn.assistant, delivery });
    return answer(itemLine(first, turn.now.day), named, awaits);
  }
  if (first) return answer(toldLine(named, turn.now.day), named);
  if (kind === null && services.length === 0 && said.asksWhatIsSold) {
    const sold = items.filter((item) => item.kind !== "form");
    return sold.length === 0 ? null : answer(listed(sold, sold.length, turn.now.day), sold);
  }
  if (kind === null || namesService || !said.asksForAll) return null;
  const all = listed(ofKind, ofKind.length, turn.now.day);
  return said.namesAnother
    ? { ...answer(`${noSuchItem(kind)}\n\n${all}`, ofKind), isKnown: false }
    : answer(all, ofKind);
}

/** The same order with another count, day or hour. A name that it does not have is another wish. */
function refined(
  said: ItemWords,
  { product, quantity }: ProposedOrder,
  items: readonly CatalogueItem[],
  delivery: NonNullable<Request["delivery"]>,
): Answered {
  const item = items.find(({ id }) => id === product);
  if (!item || itemsNamed(said.words, items).some(({ id }) => id !== product)) return null;
  if (said.asksForDelivery) return { isForPerson: true };
  const count = said.refinedCount ?? quantity;
  const awaits: AwaitedCall = { name: "place_order", input: { items: [{ product, quantity: count }], ...delivery } };
  return { reply: "Claro.", isKnown: true, awaits, items: [product] };
}

function coursesOf(items: readonly CatalogueItem[], ids?: readonly string[]): CatalogueItem[] {
  return items.filter(({ kind, id }) => kind === "course" && (ids === undefined || ids.includes(id)));
}

/** "El de barismo", of the courses just listed; "¿y cuánto cuesta?", after one item. */
function lastMeant(
  words: ItemWords["words"],
  items: readonly CatalogueItem[],
  before: readonly string[],
): CatalogueItem[] {
  const last = items.filter(({ id }) => before.includes(id));
  const named = itemsNamed(words, last);
  if (named.length === 1) return named;
  return last.length === 1 && itemsNamed(words, items).length === 0 ? last : [];
}

type Starts = Turn["assistant"] & Pick<Request, "delivery">;

function startOf(said: ItemWords, item: CatalogueItem, { canBook, canOrder, delivery }: Starts): AwaitedCall | null {
  const wish = wishOf(said, item);
  if (wish === "enroll" && canBook) return { name: "enroll", input: { course: item.id } };
  const quantity = wish === "order" && canOrder ? countOf(said, item) : null;
  return quantity === null
    ? null
    : { name: "place_order", input: { items: [{ product: item.id, quantity }], ...delivery } };
}

function wishOf({ wantsPlace, wantsProduct }: ItemWords, { kind }: CatalogueItem): "enroll" | "order" | null {
  if (kind === "course") return wantsPlace ? "enroll" : null;
  return kind === "product" && wantsProduct ? "order" : null;
}

function toldLine(named: readonly CatalogueItem[], today: Turn["now"]["day"]): string {
  const [first, another] = named;
  return first && !another ? itemLine(first, today) : listed(named.slice(0, MOST_NAMED), named.length, today);
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
