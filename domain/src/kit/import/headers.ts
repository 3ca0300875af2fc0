// Which column of a sheet stands for which field: by its header, without case, accents or stray signs.
import { fold } from "../text.ts";
import { type Cell, cellText, columnsOf, type ImportDefinition } from "./import-definition.ts";

export type Headers = {
  /** The field of each column of the sheet; null where it stands for none. */
  fields: (string | null)[];
  /** Headers that stand for nothing and are passed over. */
  unknown: string[];
};

/** A text says what is wrong with the header row. */
export function matchHeaders<Row extends object>(
  definition: ImportDefinition<Row>,
  row: readonly Cell[],
): Headers | { error: string } {
  const columns = columnsOf(definition);
  const byName = new Map(
    columns.flatMap(({ field, header, aliases = [] }) => [header, ...aliases].map((name) => [nameOf(name), field])),
  );
  const texts = row.map(cellText);
  const fields = texts.map((text) => byName.get(nameOf(text)) ?? null);
  for (const { field, header, required } of columns) {
    const times = fields.filter((found) => found === field).length;
    if (times > 1) return { error: `La columna ${header} está repetida. Deja solo una e intenta de nuevo.` };
    if (times === 0 && required) {
      return { error: `Falta la columna ${header}. La primera fila debe llevar los encabezados.` };
    }
  }
  return { fields, unknown: texts.filter((text, index) => text !== "" && fields[index] === null) };
}

function nameOf(text: string): string {
  return fold(text).replace(/[^a-z0-9]+/g, "");
}
