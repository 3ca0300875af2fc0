// Downloads the products of the list as a sheet. Its first columns are those of an upload.
import { products as resource } from "@mostrador/domain/catalog/products/resource.ts";
import { stockIn } from "@mostrador/domain/catalog/products/stock.ts";
import { useSaveList } from "../../../lib/resource/use-save-list.ts";
import type { ListGiven } from "../../../lib/resource/whole-list.ts";
import { ExportButton } from "../../../ui/action/export-button.tsx";

export function ExportProducts({ given }: { given: ListGiven }) {
  const save = useSaveList(
    resource,
    { given },
    {
      file: "productos",
      title: "Productos",
      headers: HEADERS,
      rowOf: ({ name, description, price, unit, category, customId, stock, lowStock }) => [
        ...[name, description, price, unit, category, customId],
        ...[stock.length > 0 ? stockIn(stock) : "", lowStock ?? ""],
      ],
    },
  );
  return <ExportButton save={save} noun={["producto", "productos"]} />;
}

const HEADERS = [
  "Nombre",
  "Descripción",
  "Precio",
  "Unidad",
  "Categoría",
  "Identificador",
  "Existencia",
  "Avisar cuando queden",
];
