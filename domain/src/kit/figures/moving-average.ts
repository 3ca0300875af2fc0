// The moving average of a chart: over 3 days where it shows days, over 2 periods where it shows weeks or months, with one
// decimal (contract/money#dashboards).
import type { Grouping } from "./period.ts";
import { roundTo } from "./rounding.ts";

const WINDOW: Readonly<Record<Grouping, number>> = { day: 3, week: 2, month: 2 };

/** Each value averaged with those before it; at the start with as many as there are. */
export function movingAverages(values: readonly number[], by: Grouping): number[] {
  return values.map((_, at) => {
    const window = values.slice(Math.max(0, at + 1 - WINDOW[by]), at + 1);
    return roundTo(window.reduce((sum, value) => sum + value, 0) / window.length, 1);
  });
}
