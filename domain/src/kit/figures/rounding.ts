// How figures are rounded (contract/money#dashboards).

/** Halves are rounded away from zero, as people do. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  const whole = Math.round((Math.abs(value) + Number.EPSILON) * factor) / factor;
  return value < 0 && whole !== 0 ? -whole : whole;
}

/** With one decimal; null without a whole. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : roundTo((part / whole) * 100, 1);
}
