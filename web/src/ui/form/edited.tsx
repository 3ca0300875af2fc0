// A form of a row that others may save meanwhile. It keeps its version and offers the newer one; when the person takes
// that, their changes are applied on top (D-1.6).
import { createContext, type ReactNode, useContext, useState } from "react";

type Version = { _id: string; updatedAt: string };
/** `version` of the row in the form; `take` restarts from the newer one, null if there is none. */
type EditedRow = { version: string; take: (() => void) | null };

const Context = createContext<EditedRow | null>(null);

/** `row`: its current state. */
export function Edited<Row extends Version>({ row, children }: { row: Row; children: (read: Row) => ReactNode }) {
  const [read, setRead] = useState(row);
  const take = row.updatedAt > read.updatedAt ? () => setRead(row) : null;
  return <Context value={{ version: read.updatedAt, take }}>{children(read)}</Context>;
}

/** Null in a form for a new row. */
export function useEdited(): EditedRow | null {
  return useContext(Context);
}

/** Dialogs opened inside a form have another subject. */
export function NothingEdited({ children }: { children: ReactNode }) {
  return <Context value={null}>{children}</Context>;
}
