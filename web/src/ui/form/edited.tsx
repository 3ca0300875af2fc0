// A form of a row that others may save meanwhile. It keeps the row that it was filled with; a newer one is shown beside it,
// never under it, and is taken over when the person says so: what they typed is put on top of it then (D-1.6).
import { createContext, type ReactNode, useContext, useState } from "react";

type Version = { _id: string; updatedAt: string };
/** `version` of the row in the form; `take` begins again from the newer one, null while there is none. */
type EditedRow = { version: string; take: (() => void) | null };

const Context = createContext<EditedRow | null>(null);

/** `row`: as it is now. */
export function Edited<Row extends Version>({ row, children }: { row: Row; children: (read: Row) => ReactNode }) {
  const [read, setRead] = useState(row);
  const take = row.updatedAt > read.updatedAt ? () => setRead(row) : null;
  return <Context value={{ version: read.updatedAt, take }}>{children(read)}</Context>;
}

/** Null in a form of nothing that was there before. */
export function useEdited(): EditedRow | null {
  return useContext(Context);
}

/** What opens within a form is of something else. */
export function NothingEdited({ children }: { children: ReactNode }) {
  return <Context value={null}>{children}</Context>;
}
