// Which details of an order a yes may repeat, and what makes it a different order: another number, 'otra', 'solo',
// 'sin'. For `answerTo`.
import { fold } from "../../../kit/text.ts";
import type { OrderDraft } from "../proposals/schema.ts";

export function orderNames({ sideEffect, shown }: OrderDraft): string[] {
  const { items, address, note } = shown;
  const numbers = numbersIn(shown);
  return [...items.map(({ name }) => name), ...numbers, address, note, ...WORDS[sideEffect.kind]];
}

/** 'Sí, una crema' to an order of two, 'sí, y otra más'. `text`: folded. */
export function saysOtherAmount({ sideEffect, shown }: OrderDraft, text: string): boolean {
  if (sideEffect.kind === "cancel_order") return false;
  const phrases = [...shown.items.map(({ name }) => name), shown.address, shown.note].map(fold).filter(Boolean);
  const rest = phrases
    .sort((one, other) => other.length - one.length)
    .reduce(
      (left, phrase) => left.replaceAll(phrase, " "),
      text.replace(/(\d),(?=\d{3})/g, "$1").replace(/\.00\b/g, ""),
    );
  const known = new Set(numbersIn(shown));
  const isOther = (rest.match(/\d+(?:\.\d+)?/g) ?? []).some((number) => !known.has(number));
  const isOne = shown.items.length === 1 && shown.items[0]?.quantity === 1;
  return isOther || MORE.test(rest) || (!isOne && ONE.test(rest));
}

/** How many, if all products have the same count: else a number does not say which. And the price. */
function numbersIn({ items, total }: OrderDraft["shown"]): string[] {
  const [first, ...others] = items.map(({ quantity }) => quantity);
  const same = others.every((one) => one === first) ? [first] : [];
  const prices = items.flatMap(({ price, quantity }) => (price === null ? [] : [price, price * quantity]));
  return [...same, total, ...prices].filter((number) => number !== undefined).map(String);
}

const ONE = /\b(?:una?|uno)\b/;
const MORE =
  /\b(?:otr[oa]s?|mas|menos|sol[oa]|solamente|nada|doble|par|docena|medi[oa]|sin|cambi\w*|agreg\w*|anad\w*|quit\w*|ademas|tambien|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)\b/;

const WORDS = {
  place_order: ["el pedido", "mi pedido", "confírmalo confirmo"],
  cancel_order: ["el pedido", "mi pedido", "cancélalo"],
} as const;
