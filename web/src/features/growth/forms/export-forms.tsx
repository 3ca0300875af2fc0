// Downloads the forms of the list as a sheet. The answers of one are exported from its own page.
import { forms as resource } from "@mostrador/domain/growth/forms/resource.ts";
import { useSaveList } from "../../../lib/resource/use-save-list.ts";
import type { ListGiven } from "../../../lib/resource/whole-list.ts";
import { clockCell } from "../../../lib/sheet/sheet-cell.ts";
import { useZone } from "../../../lib/use-zone.ts";
import { ExportButton } from "../../../ui/action/export-button.tsx";

export function ExportForms({ given }: { given: ListGiven }) {
  const zone = useZone();
  const save = useSaveList(
    resource,
    { given },
    {
      file: "formularios",
      title: "Formularios",
      headers: ["Título", "Descripción", "Preguntas", "Respuestas", "Última respuesta", "Enlace"],
      rowOf: ({ title, description, questions, answers, lastAnswerAt, url }) => [
        ...[title, description, questions.length, answers],
        ...[lastAnswerAt ? clockCell(lastAnswerAt, zone) : "", url],
      ],
    },
  );
  return <ExportButton save={save} noun={["formulario", "formularios"]} />;
}
