// The promotion of partners' recharges: shown between its dates, by the clock of the browser (contract/partners#promotion).

export type Promotion = {
  title: string;
  /** Where it leads. */
  path: string;
  /** Local times, both included: `YYYY-MM-DDTHH:mm:ss`. */
  from: string;
  to: string;
};

export const PARTNER_PROMOTION: Promotion = {
  title: "MULTIPLICA TU RECARGA DE CREDITOS",
  path: "/partner/recargar-creditos",
  from: "2025-08-14T00:00:00",
  to: "2025-08-16T23:59:59",
};

/** When it ends, in epoch ms; null: it is not shown now. */
export function promotionEnd({ from, to }: Pick<Promotion, "from" | "to">, now: number): number | null {
  const end = Date.parse(to) + 999;
  return now >= Date.parse(from) && now <= end ? end : null;
}
