// How rows of a resource are imported from a spreadsheet: its columns, the meaning of each cell, and which errors can
// be repaired. The browser's worker and the server use the same definition (D-7.2).

/** As in the sheet; a day is '1990-05-21'. */
export type Cell = string | number | boolean | null;
/** The cells of a row by the field of their column. */
export type Cells = { readonly [field: string]: Cell | undefined };

/** Facts about all rows of a file. `country`: the code for numbers without one, or ''. */
export type SheetContext = { today: string; country: string; monthFirst: boolean };

/**
 * The meaning of a cell. `problem`: the value only counts where a person agreed to the repair; `shown`: the repaired
 * text.
 */
export type Reading<Value> = { value: Value; problem?: string; shown?: string } | { error: string };

export type ImportColumn<Value> = {
  /** The header in the template. */
  header: string;
  /** Other headers that mean the same. */
  aliases?: readonly string[];
  /** Without this column nothing can be imported. */
  required?: boolean;
  /** Read where a file has it, but not in the template. */
  isExtra?: true;
  /** A day, or the country of the row's numbers: a file may set it once for all rows. */
  means?: "day" | "country";
  /** In the template. */
  example: string;
  read(cell: Cell, context: SheetContext): Reading<Value>;
  /** Of an optional column: its value after an unreadable cell is emptied, which is a repair. */
  empty?: Value;
};

export type ImportDefinition<Row extends object> = {
  /** The name in the template and in storage: `contactos`. */
  name: string;
  columns: { readonly [Field in keyof Row & string]-?: ImportColumn<Row[Field]> };
  /** The most rows of a file, and what is said about more; without it the most of any upload. */
  limit?: { rows: number; exceeded(rows: number): string };
  /** Combines several cells: the row as stored, or the error and its field. */
  finish(row: Row, context: SheetContext): { row: Row } | { field: keyof Row & string; error: string };
};

type Column = ImportColumn<unknown> & { field: string };

/** In their order. */
export function columnsOf<Row extends object>(definition: ImportDefinition<Row>): readonly Column[] {
  const listed = LISTED.get(definition);
  if (listed) return listed;
  const columns = Object.entries<ImportColumn<unknown>>(definition.columns).map(([field, of]) => ({ ...of, field }));
  LISTED.set(definition, columns);
  return columns;
}

/** Called for each of a hundred thousand rows. */
const LISTED = new WeakMap<object, readonly Column[]>();

/** The example row of the template: never imported. `cells` by their fields. */
export function isExample<Row extends object>(definition: ImportDefinition<Row>, cells: Cells): boolean {
  return columnsOf(definition).every(({ field, example }) => cellText(cells[field]) === example);
}

/** A cell as a person sees it, without the spaces around it. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "boolean") return cell ? "Sí" : "No";
  return String(cell).trim();
}
