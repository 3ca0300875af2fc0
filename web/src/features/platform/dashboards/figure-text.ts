// Values of a dashboard as text, and how they compare with the period before.

import { roundTo } from "@mostrador/domain/kit/figures/rounding.ts";
import type { Figure, Unit } from "@mostrador/domain/kit/figures/schema.ts";
import { moneyText } from "../../../ui/data/money.tsx";

const COUNT = new Intl.NumberFormat("es-MX", { maximumFractionDigits: 1 });
const SHORT = new Intl.NumberFormat("es-MX", { notation: "compact", maximumFractionDigits: 1 });

export function valueText(unit: Unit, value: number | null): string {
  if (value === null) return "Sin datos";
  if (unit === "pesos") return moneyText(value);
  if (unit === "percent") return `${COUNT.format(value)} %`;
  return unit === "hours" ? `${COUNT.format(value)} h` : COUNT.format(value);
}

/** For an axis. */
export function shortText(unit: Unit, value: number | null): string {
  if (value === null) return "";
  return unit === "pesos" ? `$${SHORT.format(value)}` : SHORT.format(value);
}

export function comparison({ unit, value, before }: Figure): string | null {
  if (before === null || value === null) return null;
  const than = `que en el periodo anterior (${valueText(unit, before)})`;
  if (value === before) return `Igual ${than}`;
  const more = value > before ? "más" : "menos";
  if (unit === "percent") return `${COUNT.format(roundTo(Math.abs(value - before), 1))} puntos ${more} ${than}`;
  if (before === 0) return `En el periodo anterior: ${valueText(unit, before)}`;
  if (before < 0) return `${valueText(unit, Math.abs(roundTo(value - before, 2)))} ${more} ${than}`;
  return `${COUNT.format(roundTo((Math.abs(value - before) / before) * 100, 1))} % ${more} ${than}`;
}
