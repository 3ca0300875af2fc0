// The lists that show the rows behind a number of a chart. Null: no list shows exactly these.
import type { Chart, FigureSheet } from "@mostrador/domain/kit/figures/schema.ts";

export type ChartPoint = {
  chart: Pick<Chart, "id" | "dimension">;
  place: string;
  series: string;
  period: FigureSheet["period"];
  branchId: string | undefined;
  specialistId: string | undefined;
};
export type RowsOf = (point: ChartPoint) => string | null;

export const moneyRows: RowsOf = ({ chart, place, series, period, branchId }) => {
  const days = chart.dimension === "time" ? groupAt(period, place) : period;
  const value = chart.dimension === "time" ? {} : { [chart.dimension]: place };
  if (place === OTHERS || series === "ticket") return null;
  return address("/finanzas/movimientos", { ...inDays(days), sucursal: branchId, tipo: series, ...value });
};

export const stockRows: RowsOf = ({ chart, place, series, period, branchId }) => {
  // a minimum is no sum of movements
  if (place === OTHERS || series === "least") return null;
  if (series === "stock") {
    const [producto, sucursal] = place.split(":");
    return address("/inventario/movimientos", { producto, sucursal });
  }
  const days = chart.dimension === "time" ? groupAt(period, place) : period;
  const name = chart.dimension === "cause" ? "motivo" : chart.dimension;
  const value = chart.dimension === "time" ? {} : { [name]: place };
  return address("/inventario/movimientos", { ...inDays(days), sucursal: branchId, tipo: series, ...value });
};

/** The list of appointments, on their days or on those of their booking. */
export const agendaRows: RowsOf = ({ chart, place, series, period, branchId, specialistId }) => {
  if (place === OTHERS || chart.id === "occupancy") return null;
  const days = chart.dimension === "time" ? groupAt(period, place) : period;
  const isByCreation = chart.id === "appointments-by-creation";
  return address("/agenda/citas", {
    ...inDays(days),
    por: isByCreation ? "creacion" : undefined,
    sucursal: branchId,
    especialista: chart.dimension === "specialist" ? place : specialistId,
    servicio: chart.dimension === "service" ? place || "none" : undefined,
    estados: chart.dimension === "status" ? place : STATUSES[isByCreation && series === "missed" ? "unkept" : series],
    tarde: series === "late-cost" ? "si" : undefined,
  });
};

const STATUSES: Readonly<Record<string, string>> = {
  attended: "asistida",
  pending: "agendada,confirmada,pago_pendiente",
  missed: "cancelada,no_asistida",
  unkept: "cancelada,no_asistida,no_pagada",
  "missed-cost": "no_asistida",
  "late-cost": "cancelada",
};

export const contactRows: RowsOf = ({ chart, place, series, period }) => {
  if (place === OTHERS) return null;
  if (chart.id === "conversations-by-time")
    return address("/chat/conversaciones", { ...inDays(groupAt(period, place)), cierre: series });
  if (chart.dimension === "retention") return returned(place, series, period);
  if (chart.id === "income-by-source")
    return address("/finanzas/movimientos", { ...inDays(period), tipo: "in", fuente: place });
  if (chart.id === "contacts-by-source")
    return address("/contactos", { trafficSource: place, sourceFrom: period.from, sourceTo: period.to });
  const { from, to } = chart.dimension === "time" ? groupAt(period, place) : period;
  const type = series === "all" ? undefined : series;
  const gender = chart.dimension === "gender" ? place || "none" : undefined;
  const channel = chart.dimension === "channel" ? place : undefined;
  return address("/contactos", { tipo: type, gender, channel, firstContactFrom: from, firstContactTo: to });
};

/** Those who came back in time: the share is theirs of everyone who had the time to. */
function returned(specialist: string, series: string, { from, to }: FigureSheet["period"]): string {
  const returnDays = series.replace(/^days-/, "");
  const first = { firstVisitFrom: from, firstVisitTo: to, firstVisitSpecialist: specialist };
  return address("/contactos", { ...first, returnDays, returned: "yes" });
}

export const orderRows: RowsOf = ({ chart, place, series, period, branchId }) => {
  if (place === OTHERS) return null;
  const days = chart.dimension === "time" ? groupAt(period, place) : period;
  const status = ["delivered", "pending", "canceled"].find((one) => one === series);
  const name = { source: "origen", product: "producto" }[chart.dimension];
  return address("/pedidos", { ...inDays(days), sucursal: branchId, estado: status, ...(name && { [name]: place }) });
};

const OTHERS = "otros";

const inDays = ({ from, to }: { from: string; to: string }) => ({ desde: from, hasta: to });

function groupAt({ groups, from, to }: FigureSheet["period"], place: string): { from: string; to: string } {
  return groups.find((group) => group.from === place) ?? { from, to };
}

function address(path: string, parts: Readonly<Record<string, string | undefined>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) if (value) params.set(name, value);
  return `${path}?${params}`;
}
