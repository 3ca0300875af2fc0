// What a dashboard shows: figures with those of the period before, and charts whose values are in a table too
// (contract/money#dashboards).
import * as z from "zod";
import { Day } from "../schema.ts";
import { GROUPINGS } from "./period.ts";

export const UNITS = ["pesos", "count", "percent", "hours"] as const;
export type Unit = (typeof UNITS)[number];

export const Figure = z.object({
  id: z.string(),
  label: z.string(),
  /** One sentence: how it is counted. */
  explanation: z.string(),
  unit: z.enum(UNITS),
  /** Null: there is nothing to compute it from. */
  value: z.number().nullable(),
  /** Of the period before; null where it is not compared. */
  before: z.number().nullable(),
});
export type Figure = z.infer<typeof Figure>;

export const CHART_TONES = ["primary", "secondary", "accent", "success", "warning", "error"] as const;

const Series = z.object({
  id: z.string(),
  label: z.string(),
  tone: z.enum(CHART_TONES),
  /** One for each place of the chart. */
  values: z.array(z.number().nullable()),
  /** The moving average of these values, where the chart shows one. */
  average: z.array(z.number().nullable()).nullable(),
});
export type Series = z.infer<typeof Series>;

export const Chart = z.object({
  id: z.string(),
  title: z.string(),
  explanation: z.string(),
  unit: z.enum(UNITS),
  /** `columns` by time, also stacked; `bars` by something else, lying. */
  drawing: z.enum(["columns", "stacked", "bars"]),
  /** What its places are: `time`, or a filter of the rows. */
  dimension: z.string(),
  /** `key`: the first day of the group, or the value of that filter. */
  places: z.array(z.object({ key: z.string(), label: z.string() })),
  series: z.array(Series),
  /** What is said where it has no values; left out: that the period has none. */
  emptyText: z.string().optional(),
});
export type Chart = z.infer<typeof Chart>;

const Range = { from: Day, to: Day };
export const FigureSheet = z.object({
  period: z.object({
    ...Range,
    by: z.enum(GROUPINGS),
    before: z.object(Range),
    groups: z.array(z.object({ ...Range, label: z.string() })),
  }),
  figures: z.array(Figure),
  charts: z.array(Chart),
});
export type FigureSheet = z.infer<typeof FigureSheet>;

/** The part of a dashboard that one capability gives. */
export type FigurePart = Pick<FigureSheet, "figures" | "charts">;
