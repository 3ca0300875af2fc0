// What a message credit costs by the quantity: the same for businesses and partners. Amounts are centavos, IVA included
// (contract/platform#plans-and-credits).

/** Centavos for each message, from this quantity on. */
export const CREDIT_TIERS = [
  { from: 20_000, price: 40 },
  { from: 10_000, price: 50 },
  { from: 5_000, price: 70 },
  { from: 2_000, price: 90 },
  { from: 0, price: 100 },
] as const;
export const LEAST_CREDITS = 750;
export const USUAL_CREDITS = 5_000;
export const MOST_BOUGHT_CREDITS = 999_999;

export function tierOf(quantity: number): { from: number; to: number; price: number } {
  const index = CREDIT_TIERS.findIndex(({ from }) => quantity >= from);
  const tier = CREDIT_TIERS[index] ?? { from: 0, price: 100 };
  const above = CREDIT_TIERS[index - 1];
  return { ...tier, to: above ? above.from - 1 : MOST_BOUGHT_CREDITS };
}

export const leastText = (least: number) => `La cantidad minima es ${least} mensajes`;
export const leastHelp = (least: number) => `Minimo ${least} mensajes para realizar el pago`;
