// Downloads the conversion events that the filters find as a sheet, one line an event.
import { listConversionEvents } from "@mostrador/domain/growth/conversion-events/routes.ts";
import {
  type ConversionEvent,
  type RelatedKind,
  SOURCE_LABELS,
} from "@mostrador/domain/growth/conversion-events/schema.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { saveJournal } from "../../../lib/sheet/save-journal.ts";
import { clockCell } from "../../../lib/sheet/sheet-cell.ts";
import { ExportButton } from "../../../ui/action/export-button.tsx";
import type { EventFilters } from "./api.ts";

export function ExportEvents({ filters, zone }: { filters: EventFilters; zone: string }) {
  const businessId = useActiveBusiness().businessId ?? "";
  const save = () =>
    saveJournal(
      listConversionEvents,
      { ...filters, businessId },
      {
        file: "eventos-de-conversion",
        title: "Eventos de conversión",
        headers: HEADERS,
        rowOf: (event) => [
          ...[clockCell(event.date, zone), event.name, event.clientName, event.description],
          ...[
            namesOf(event, "service"),
            namesOf(event, "product"),
            namesOf(event, "course"),
            namesOf(event, "property"),
          ],
          ...[SOURCE_LABELS[event.source], event.createdBy],
        ],
      },
    );
  return <ExportButton save={save} noun={["evento", "eventos"]} />;
}

function namesOf({ related }: ConversionEvent, wanted: RelatedKind): string {
  return related
    .filter(({ kind }) => kind === wanted)
    .map(({ name }) => name)
    .join(", ");
}

const HEADERS = [
  "Fecha",
  "Nombre",
  "Cliente",
  "Descripción",
  "Servicios",
  "Productos",
  "Cursos",
  "Inmuebles",
  "Lo registró",
  "Registró",
];
