// The figures of '/agenda/dashboard' (contract/money#dashboards). Appointments count on the day on which they begin; the
// chart of creation counts them on the day on which they were booked.
import { type Day, WEEKDAYS, weekdayOf } from "../../kit/calendar.ts";
import { type Cell, total } from "../../kit/figures/cells.ts";
import { byKey, byTime, compared, countedBy, type Drawn } from "../../kit/figures/draw.ts";
import { percentOf, roundTo } from "../../kit/figures/rounding.ts";
import type { Chart, Figure, FigurePart } from "../../kit/figures/schema.ts";
import { type AppointmentStatus, STATUS_LABELS } from "./status.ts";

type Counted = Cell & { readonly status: AppointmentStatus; readonly count: number };
export type AppointmentCell = Counted & {
  readonly specialist: string;
  /** Null: without a service. */
  readonly service: string | null;
  /** How many of them were cancelled at the last moment. */
  readonly late: number;
};
export type CreationCell = Counted;
/** Minutes of appointments that hold their place, on a day of the period. */
export type BusyDay = { readonly day: Day; readonly minutes: number };
export type OpenDay = BusyDay;

export type AgendaCounts = {
  readonly cells: readonly AppointmentCell[];
  readonly created: readonly CreationCell[];
  readonly busy: readonly BusyDay[];
  /** The hours of the branches on each day of the period. */
  readonly open: readonly OpenDay[];
  /** Clients who came in the period, and how many of them have a later appointment. */
  readonly came: { readonly clients: number; readonly rebooked: number };
  readonly names: ReadonlyMap<string, string>;
};

export function agendaFigures(counts: AgendaCounts, drawn: Drawn): FigurePart {
  const { cells, created, names } = counts;
  const nameOf = (id: string) => names.get(id) ?? "Sin servicio";
  const charts: Chart[] = [
    byTime(drawn, cells, BY_DATE, groupsOf(MISSED)),
    byTime(drawn, cells, TOTAL, [{ id: "all", label: "Citas", tone: "primary", measure: countOf }]),
    byTime(drawn, created, BY_CREATION, groupsOf([...MISSED, "no_pagada"])),
    occupancyChart(counts),
    byKey(
      cells,
      countedBy(
        "by-specialist",
        "specialist",
        "Citas por especialista",
        "Cuántas citas tuvo cada especialista, en cualquier estado.",
      ),
      ALL,
      {
        of: ({ specialist }) => specialist,
        label: nameOf,
      },
    ),
    byKey(
      cells,
      countedBy(
        "by-service",
        "service",
        "Citas por servicio",
        "Cuántas citas hubo de cada servicio, en cualquier estado.",
      ),
      ALL,
      {
        of: ({ service }) => service ?? "",
        label: nameOf,
      },
    ),
    byKey(
      cells,
      countedBy("by-status", "status", "Citas por estado", "Cuántas citas del periodo están en cada estado."),
      ALL,
      {
        of: ({ status }) => status,
        label: (status) => STATUS_LABELS[status as AppointmentStatus],
      },
    ),
  ];
  return { figures: figuresOf(counts), charts };
}

const PENDING = ["agendada", "confirmada", "pago_pendiente"] as const;
const MISSED = ["cancelada", "no_asistida"] as const;

const countOf = ({ count }: { count: number }) => count;
const ALL = { id: "all", label: "Citas", tone: "primary", measure: countOf } as const;

/** The groups of the documents. */
function groupsOf<C extends Counted>(missed: readonly AppointmentStatus[]) {
  const measure = (statuses: readonly AppointmentStatus[]) => (cell: C) =>
    statuses.includes(cell.status) ? cell.count : 0;
  return [
    { id: "attended", label: "Asistidas", tone: "success", measure: measure(["asistida"]) },
    { id: "pending", label: "Pendientes", tone: "primary", measure: measure(PENDING) },
    { id: "missed", label: "Canceladas/No Asistidas", tone: "error", measure: measure(missed) },
  ] as const;
}

const BY_DATE = {
  id: "appointments-by-date",
  title: "Citas por fecha",
  explanation: "Las citas según el día en que empiezan y lo que pasó con ellas.",
  unit: "count",
  drawing: "stacked",
  average: false,
} as const;
const TOTAL = {
  id: "appointments-average",
  title: "Promedio móvil de citas",
  explanation: "Todas las citas de cada fecha y su promedio con las anteriores.",
  unit: "count",
  drawing: "columns",
  average: true,
} as const;
const BY_CREATION = {
  id: "appointments-by-creation",
  title: "Citas por fecha de creación",
  explanation: "Las citas según el día en que se agendaron; las no pagadas cuentan como canceladas.",
  unit: "count",
  drawing: "stacked",
  average: false,
} as const;

const WEEKDAY_LABELS = ["Lunes", "Martes", "Miércoles", "Jueves", "Viernes", "Sábado", "Domingo"] as const;

function occupancyChart({ busy, open }: AgendaCounts): Chart {
  const hours = (days: readonly BusyDay[]) =>
    WEEKDAYS.map((weekday) => {
      const minutes = days.filter(({ day }) => weekdayOf(day) === weekday).reduce((sum, one) => sum + one.minutes, 0);
      return roundTo(minutes / 60, 1);
    });
  return {
    id: "occupancy",
    title: "Ocupación por día de la semana",
    explanation:
      "Las horas agendadas junto a las horas en que abre la sucursal. Con varios especialistas puede pasar del 100 %.",
    unit: "hours",
    drawing: "columns",
    dimension: "weekday",
    places: WEEKDAYS.map((key, index) => ({ key, label: WEEKDAY_LABELS[index] ?? key })),
    series: [
      { id: "busy", label: "Agendadas", tone: "primary", values: hours(busy), average: null },
      { id: "open", label: "Horario", tone: "accent", values: hours(open), average: null },
    ],
  };
}

function figuresOf({ cells, busy, open, came }: AgendaCounts): Figure[] {
  const count = (some: readonly AppointmentCell[], statuses?: readonly AppointmentStatus[]) =>
    total(some, (cell) => (!statuses || statuses.includes(cell.status) ? cell.count : 0));
  const minutes = (days: readonly BusyDay[]) => days.reduce((sum, day) => sum + day.minutes, 0);
  const counted = (id: string, label: string, explanation: string) =>
    ({ id, label, explanation, unit: "count" }) as const;
  const percent = (id: string, label: string, explanation: string) =>
    ({ id, label, explanation, unit: "percent" }) as const;
  return [
    compared(cells, counted("all", "Citas", "Citas que empiezan en el periodo, en cualquier estado."), (some) =>
      count(some),
    ),
    compared(cells, counted("attended", "Asistidas", "Citas a las que llegó el cliente."), (some) =>
      count(some, ["asistida"]),
    ),
    compared(cells, counted("pending", "Pendientes", "Citas agendadas, confirmadas o con pago pendiente."), (some) =>
      count(some, PENDING),
    ),
    compared(
      cells,
      counted("missed", "Canceladas/No Asistidas", "Citas canceladas o a las que no llegó el cliente."),
      (some) => count(some, MISSED),
    ),
    compared(
      cells,
      percent("attendance", "Asistencia", "De las citas asistidas y no asistidas, la parte asistida."),
      (some) => percentOf(count(some, ["asistida"]), count(some, ["asistida", "no_asistida"])),
    ),
    {
      ...percent("occupancy", "Ocupación", "Minutos agendados entre los minutos del horario de la sucursal."),
      value: percentOf(minutes(busy), minutes(open)),
      before: null,
    },
    {
      ...percent(
        "rebooked",
        "Volvieron a agendar",
        "De los clientes que vinieron en el periodo, los que tienen una cita posterior.",
      ),
      value: percentOf(came.rebooked, came.clients),
      before: null,
    },
  ];
}
