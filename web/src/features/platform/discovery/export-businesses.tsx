// Downloads the businesses of the directory as a sheet.
import { CATEGORY_LABELS, subcategoryLabel } from "@mostrador/domain/platform/discovery/categories.ts";
import { discoveryBusinesses as resource } from "@mostrador/domain/platform/discovery/resource.ts";
import { useSaveList } from "../../../lib/resource/use-save-list.ts";
import type { ListGiven } from "../../../lib/resource/whole-list.ts";
import { ExportButton } from "../../../ui/action/export-button.tsx";

type Props = { given: ListGiven; filters: { readonly [field: string]: string } };

export function ExportBusinesses({ given, filters }: Props) {
  const save = useSaveList(
    resource,
    { given, filters },
    {
      file: "negocios-del-directorio",
      title: "Negocios",
      headers: HEADERS,
      rowOf: (one) => [
        ...[one.name, CATEGORY_LABELS[one.category], subcategoryLabel(one.category, one.subcategory) ?? ""],
        ...[one.license, one.pricing, `${one.countryCode} ${one.whatsapp}`, one.address, one.city, one.state],
        one.url ?? "Sin publicar",
      ],
    },
  );
  return <ExportButton save={save} noun={["negocio", "negocios"]} />;
}

const HEADERS = [
  "Nombre",
  "Categoría",
  "Especialidad",
  "Cédula profesional",
  "Rango de precios",
  "WhatsApp",
  "Dirección",
  "Ciudad",
  "Estado",
  "Página pública",
];
