// The columns of the source list.
import { MATCH_LABEL } from "@mostrador/domain/growth/traffic-sources/matching.ts";
import type { TrafficSource } from "@mostrador/domain/growth/traffic-sources/resource.ts";
import { DateTime } from "../../../ui/data/date-time.tsx";
import { Money } from "../../../ui/data/money.tsx";
import type { Column } from "../../../ui/list/data-list.tsx";

export const columns: readonly Column<TrafficSource>[] = [
  { key: "source", label: "Fuente", render: ({ source }) => source, sortable: true },
  { key: "keyword", label: "Palabra clave", render: ({ keyword }) => `«${keyword}»`, sortable: true },
  { key: "match", label: "Coincidencia", render: ({ matchType }) => MATCH_LABEL[matchType], wideOnly: true },
  { key: "clients", label: "Contactos", render: ({ clients }) => clients.toLocaleString("es-MX"), align: "right" },
  {
    key: "income",
    label: "Ingresos",
    render: ({ totalIncome }) => totalIncome !== null && <Money amount={totalIncome} />,
    align: "right",
  },
  {
    key: "createdAt",
    label: "Registrada",
    render: ({ createdAt }) => <DateTime value={createdAt} />,
    sortable: true,
    wideOnly: true,
  },
];
