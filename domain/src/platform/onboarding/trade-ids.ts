// The trades with proposals of their own.
export const TRADE_IDS = [
  "salon",
  "barberia",
  "unas",
  "spa",
  "dental",
  "medico",
  "psicologia",
  "veterinaria",
  "asesoria",
] as const;

export type TradeId = (typeof TRADE_IDS)[number];
