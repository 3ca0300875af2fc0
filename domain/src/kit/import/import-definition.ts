// What a resource says of itself so that its rows can be brought in from a spreadsheet: its columns, what each cell means,
// and which faults can be put right. The browser's worker and the server read rows by the same definition (D-7.2).

/** As a sheet has it; a day comes as '1990-05-21'. */
export type Cell = string | number | boolean | null;
/** The cells of a row by the field that their column stands for. */
export type Cells = { readonly [field: string]: Cell | undefined };

/** What is true of all rows of a file. `country`: the code of numbers that carry none, or ''. */
export type SheetContext = { today: string; country: string; monthFirst: boolean };

/** What a cell says. `problem`: the value holds only where a person agreed to the repair; `shown`: how it reads then. */
export type Reading<Value> = { value: Value; problem?: string; shown?: string } | { error: string };

export type ImportColumn<Value> = {
  /** As the template writes it. */
  header: string;
  /** Other headers that mean the same. */
  aliases?: readonly string[];
  /** Without this column there is nothing to bring in. */
  required?: boolean;
  /** Read where a file has it, and no part of the template. */
  isExtra?: true;
  /** A day, or the country of the numbers of the row: what the file may say of itself once for all rows. */
  means?: "day" | "country";
  /** In the template. */
  example: string;
  read(cell: Cell, context: SheetContext): Reading<Value>;
  /** Of an optional column: what it holds once a cell that cannot be read is emptied, which is a repair. */
  empty?: Value;
};

export type ImportDefinition<Row extends object> = {
  /** Of the template and of what is kept: `contactos`. */
  name: string;
  columns: { readonly [Field in keyof Row & string]-?: ImportColumn<Row[Field]> };
  /** What follows from several cells: the row as it is kept, or what is wrong with which field. */
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

/** Asked for each of a hundred thousand rows. */
const LISTED = new WeakMap<object, readonly Column[]>();

/** The row with which the template shows how each column is written: nobody means it. `cells` by their fields. */
export function isExample<Row extends object>(definition: ImportDefinition<Row>, cells: Cells): boolean {
  return columnsOf(definition).every(({ field, example }) => cellText(cells[field]) === example);
}

/** A cell as a person sees it, without the spaces around it. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "boolean") return cell ? "Sí" : "No";
  return String(cell).trim();
}
