// Downloads the traffic sources of the list as a sheet; without income for people who may not see money.
import { MATCH_LABEL } from "@mostrador/domain/growth/traffic-sources/matching.ts";
import { trafficSources as resource } from "@mostrador/domain/growth/traffic-sources/resource.ts";
import { useSaveList } from "../../../lib/resource/use-save-list.ts";
import type { ListGiven } from "../../../lib/resource/whole-list.ts";
import { clockCell } from "../../../lib/sheet/sheet-cell.ts";
import { useZone } from "../../../lib/use-zone.ts";
import { ExportButton } from "../../../ui/action/export-button.tsx";

export function ExportSources({ given }: { given: ListGiven }) {
  const zone = useZone();
  const save = useSaveList(
    resource,
    { given },
    {
      file: "fuentes-de-trafico",
      title: "Fuentes de tráfico",
      headers: HEADERS,
      rowOf: ({ source, keyword, matchType, description, clients, totalIncome, link, createdAt }) => [
        ...[source, keyword, MATCH_LABEL[matchType], description],
        ...[clients, totalIncome ?? "", clockCell(createdAt, zone), link ?? ""],
      ],
    },
  );
  return <ExportButton save={save} noun={["fuente", "fuentes"]} />;
}

const HEADERS = [
  "Fuente",
  "Palabra clave",
  "Coincidencia",
  "Descripción",
  "Contactos",
  "Ingresos",
  "Registrada",
  "Enlace",
];
