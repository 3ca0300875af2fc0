// Which details of an order a yes may repeat, and what makes it a different order: another number, 'otra', 'solo',
// 'sin'. For `answerTo`.
import type { Amounts } from "../engine/parse/answer/amounts.ts";
import type { OrderDraft } from "../proposals/schema.ts";

export function orderNames({ sideEffect, shown }: OrderDraft): string[] {
  const { items, address, note } = shown;
  const numbers = numbersIn(shown);
  return [...items.map(({ name }) => name), ...numbers, address, note, ...WORDS[sideEffect.kind]];
}

/** The numbers in them say nothing about the amount. */
export function orderPhrases({ shown: { items, address, note } }: OrderDraft): string[] {
  return [...items.map(({ name }) => name), address, note];
}

/** 'Sí, una crema' to an order of two, 'sí, y otra más'. `said`: apart from `orderPhrases`. */
export function saysOtherAmount({ sideEffect, shown }: OrderDraft, said: Amounts): boolean {
  if (sideEffect.kind === "cancel_order") return false;
  const known = new Set(numbersIn(shown));
  const isOne = shown.items.length === 1 && shown.items[0]?.quantity === 1;
  return said.numbers.some((number) => !known.has(number)) || said.saysOther || (!isOne && said.saysOne);
}

/** How many, if all products have the same count: else a number does not say which. And the price. */
function numbersIn({ items, total }: OrderDraft["shown"]): string[] {
  const [first, ...others] = items.map(({ quantity }) => quantity);
  const same = others.every((one) => one === first) ? [first] : [];
  const prices = items.flatMap(({ price, quantity }) => (price === null ? [] : [price, price * quantity]));
  return [...same, total, ...prices].filter((number) => number !== undefined).map(String);
}

const WORDS = {
  place_order: ["el pedido", "mi pedido", "confírmalo confirmo"],
  cancel_order: ["el pedido", "mi pedido", "cancélalo"],
} as const;
