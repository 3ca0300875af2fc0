// Why stock moved: for the chart of what left, and for the list that shows its rows.

/** Used up in an appointment, taken by an order or given back by one, missing in a count, brought to another branch, or by hand. */
export const STOCK_CAUSES = ["appointment", "order", "count", "transfer", "other"] as const;
export type StockCause = (typeof STOCK_CAUSES)[number];

export const CAUSE_LABELS: Readonly<Record<StockCause, string>> = {
  appointment: "Consumo en citas",
  order: "Pedidos",
  count: "Faltantes de conteos",
  transfer: "Traspasos",
  other: "Otras salidas",
};
