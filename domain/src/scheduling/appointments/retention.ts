// How many clients came back: for the dashboard of contacts, in all and by the specialist of their first visit
// (contract/money#dashboards).
import { percentOf } from "../../kit/figures/rounding.ts";
import type { Chart, FigurePart } from "../../kit/figures/schema.ts";

/** Days within which a client has to come back. */
export const RETENTION_DAYS = [30, 60, 90] as const;

/** Clients whose first visit of the period was with this specialist. */
export type RetentionRow = {
  readonly specialist: string;
  /** For each of the days: those whose first visit is at least as long ago, and how many of them came back in time. */
  readonly due: readonly number[];
  readonly back: readonly number[];
};

const MOST_SPECIALISTS = 12;
const TONES = ["primary", "secondary", "accent"] as const;

export function retentionFigures(rows: readonly RetentionRow[], names: ReadonlyMap<string, string>): FigurePart {
  const sum = (part: "due" | "back", at: number) => rows.reduce((all, row) => all + (row[part][at] ?? 0), 0);
  const shares = RETENTION_DAYS.map((_, at) => percentOf(sum("back", at), sum("due", at)));
  return {
    figures: RETENTION_DAYS.map((days, at) => ({
      id: `retention-${days}`,
      label: `Retención a ${days} días`,
      explanation: `De los clientes con su primera visita del periodo hace más de ${days} días, los que volvieron dentro de ${days} días.`,
      unit: "percent",
      value: shares[at] ?? null,
      before: null,
    })),
    charts: [bySpecialist(rows, names)],
  };
}

/** Those with most clients first. */
function bySpecialist(rows: readonly RetentionRow[], names: ReadonlyMap<string, string>): Chart {
  const shown = rows
    .filter(({ due }) => (due[0] ?? 0) > 0)
    .sort((a, b) => (b.due[0] ?? 0) - (a.due[0] ?? 0) || (a.specialist < b.specialist ? -1 : 1))
    .slice(0, MOST_SPECIALISTS);
  return {
    id: "retention-by-specialist",
    title: "Retención por especialista",
    explanation:
      "De los clientes cuya primera visita del periodo fue con cada especialista, los que volvieron al negocio en ese plazo.",
    unit: "percent",
    drawing: "columns",
    dimension: "retention",
    places: shown.map(({ specialist }) => ({ key: specialist, label: names.get(specialist) ?? "Otro especialista" })),
    series: RETENTION_DAYS.map((days, at) => ({
      id: `days-${days}`,
      label: `${days} días`,
      tone: TONES[at] ?? "primary",
      values: shown.map(({ back, due }) => percentOf(back[at] ?? 0, due[at] ?? 0)),
      average: null,
    })),
  };
}
