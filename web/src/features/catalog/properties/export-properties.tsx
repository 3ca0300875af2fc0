// Downloads the properties of the list as a sheet.
import { properties as resource } from "@mostrador/domain/catalog/properties/resource.ts";
import { useSaveList } from "../../../lib/resource/use-save-list.ts";
import type { ListGiven } from "../../../lib/resource/whole-list.ts";
import { ExportButton } from "../../../ui/action/export-button.tsx";

export function ExportProperties({ given }: { given: ListGiven }) {
  const save = useSaveList(
    resource,
    { given },
    {
      file: "inmuebles",
      title: "Inmuebles",
      headers: ["Nombre", "Precio", "Estado", "Ubicación", "Identificador", "Descripción"],
      rowOf: ({ name, price, available, location, customId, description }) => {
        const state = available ? "Disponible" : "No disponible";
        return [name, price, state, location, customId, description];
      },
    },
  );
  return <ExportButton save={save} noun={["inmueble", "inmuebles"]} />;
}
