// The figures of '/contactos/dashboard', from the contacts that were created (contract/money#dashboards).
import { type Cell, total } from "../../kit/figures/cells.ts";
import { byKey, byTime, compared, countedBy, type Drawn } from "../../kit/figures/draw.ts";
import type { Chart, FigurePart } from "../../kit/figures/schema.ts";
import { CHANNEL_LABELS, type ContactChannel } from "./channel.ts";

export type ContactCell = Cell & {
  readonly type: "client" | "lead" | "personal";
  readonly gender: string;
  readonly channel: ContactChannel;
  readonly count: number;
};

export function contactFigures(
  cells: readonly ContactCell[],
  now: { readonly contacts: number; readonly clients: number },
  drawn: Drawn,
): FigurePart {
  const ofType = (type: ContactCell["type"]) => (cell: ContactCell) => (cell.type === type ? cell.count : 0);
  const charts: Chart[] = [
    byTime(drawn, cells, BY_TIME, [
      { id: "client", label: "Clientes", tone: "success", measure: ofType("client") },
      { id: "lead", label: "Prospectos", tone: "primary", measure: ofType("lead") },
      { id: "personal", label: "Personales", tone: "secondary", measure: ofType("personal") },
    ]),
    byTime(drawn, cells, AVERAGE, [ALL]),
    byKey(
      cells,
      countedBy(
        "by-channel",
        "channel",
        "Contactos nuevos por canal",
        "Por dónde se puede escribir a los contactos nuevos.",
      ),
      ALL,
      {
        of: ({ channel }) => channel,
        label: (channel) => CHANNEL_LABELS[channel as ContactChannel],
      },
    ),
    byKey(
      cells,
      countedBy(
        "by-gender",
        "gender",
        "Contactos nuevos por género",
        "El género que se anotó de los contactos nuevos.",
      ),
      ALL,
      {
        of: ({ gender }) => gender,
        label: (gender) => gender || "Sin dato",
      },
    ),
  ];
  const figure = (id: string, label: string, explanation: string) =>
    ({ id, label, explanation, unit: "count" }) as const;
  return {
    figures: [
      compared(cells, figure("new", "Contactos nuevos", "Contactos que se crearon en el periodo."), (some) =>
        total(some, countOf),
      ),
      compared(
        cells,
        figure("clients", "Clientes nuevos", "De los contactos nuevos, los que ahora son clientes."),
        (some) => total(some, ofType("client")),
      ),
      compared(
        cells,
        figure("leads", "Prospectos nuevos", "De los contactos nuevos, los que ahora son prospectos."),
        (some) => total(some, ofType("lead")),
      ),
      {
        ...figure("contacts", "Contactos en total", "Todos los contactos que tienes ahora."),
        value: now.contacts,
        before: null,
      },
      {
        ...figure("all-clients", "Clientes en total", "Todos los contactos que ahora son clientes."),
        value: now.clients,
        before: null,
      },
    ],
    charts,
  };
}

const countOf = ({ count }: { count: number }) => count;
const ALL = { id: "all", label: "Contactos nuevos", tone: "primary", measure: countOf } as const;
const BY_TIME = {
  id: "contacts-by-time",
  title: "Contactos nuevos",
  explanation: "Los contactos según el día en que se crearon y lo que son ahora.",
  unit: "count",
  drawing: "stacked",
  average: false,
} as const;
const AVERAGE = {
  id: "contacts-average",
  title: "Promedio móvil de contactos nuevos",
  explanation: "Los contactos nuevos de cada fecha y su promedio con las anteriores.",
  unit: "count",
  drawing: "columns",
  average: true,
} as const;
