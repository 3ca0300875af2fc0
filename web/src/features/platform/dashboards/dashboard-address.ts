// The period and the filters of a dashboard in its address: 'Hoy', 'Semana', 'Mes', 'Mes pasado' and 'Año', or two days.
import { addDays, type Day, WEEKDAYS, weekdayOf } from "@mostrador/domain/kit/calendar.ts";
import { GROUPINGS, type Grouping } from "@mostrador/domain/kit/figures/period.ts";
import { Day as DayShape } from "@mostrador/domain/kit/schema.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import { useAddress } from "../../../lib/address/address.ts";
import { filtersIn, idIn } from "../../../lib/address/filters.ts";
import { useBranchZones } from "../../business/branches/index.ts";

export const PRESETS = [
  { value: "hoy", label: "Hoy" },
  { value: "semana", label: "Semana" },
  { value: "mes", label: "Mes" },
  { value: "mes-pasado", label: "Mes pasado" },
  { value: "anio", label: "Año" },
] as const;
export type Preset = (typeof PRESETS)[number]["value"] | "dias";
export const CHOSEN_DAYS = { value: "dias", label: "Otras fechas" } as const;

const USUAL: Preset = "mes";
export const NO_FILTERS = { desde: null, hasta: null, por: null, sucursal: null, especialista: null };
export type DashboardFilters = Record<keyof typeof NO_FILTERS, string | null>;
export type DashboardFilter = "sucursal" | "especialista";

export function useDashboardAddress(filters: readonly DashboardFilter[]) {
  const { params, change } = useAddress();
  const { zoneOf } = useBranchZones();
  const values = filtersIn(params, NO_FILTERS);
  const branch = filters.includes("sucursal") ? idIn(values.sucursal) : null;
  const today = localOf(zoneOf(branch), Date.now()).day;
  const [desde, hasta] = [dayIn(values.desde), dayIn(values.hasta)];
  const preset: Preset =
    desde || hasta ? "dias" : (PRESETS.find(({ value }) => value === params.get("periodo"))?.value ?? USUAL);
  const by = GROUPINGS.find((one) => one === values.por);
  const days =
    preset === "dias" ? { ...(desde && { from: desde }), ...(hasta && { to: hasta }) } : daysOf(preset, today);
  const specialistId = filters.includes("especialista") ? idIn(values.especialista) : null;
  return {
    ...{ filters, values, preset },
    period: { ...days, ...(by && { by }) } as { from?: Day; to?: Day; by?: Grouping },
    branchId: branch ? { branchId: branch } : {},
    specialistId: specialistId ? { specialistId } : {},
    choose: (value: Preset) =>
      change({ periodo: value === USUAL ? null : value, desde: null, hasta: null, por: null }, { isStep: true }),
    filter: (next: DashboardFilters) => change(next),
  };
}
export type DashboardAddress = ReturnType<typeof useDashboardAddress>;

/** Until today, so that it is compared with as many days before; last month is whole. */
export function daysOf(preset: Exclude<Preset, "dias">, today: Day): { from: Day; to: Day } {
  const month = `${today.slice(0, 7)}-01`;
  const endOfLast = addDays(month, -1);
  if (preset === "mes-pasado") return { from: `${endOfLast.slice(0, 7)}-01`, to: endOfLast };
  const from = {
    hoy: today,
    semana: addDays(today, -WEEKDAYS.indexOf(weekdayOf(today))),
    mes: month,
    anio: `${today.slice(0, 4)}-01-01`,
  }[preset];
  return { from, to: today };
}

function dayIn(text: string | null): Day | null {
  return (DayShape.safeParse(text).data as Day | undefined) ?? null;
}
