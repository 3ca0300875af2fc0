// The row that an address names, as it is now. An open form keeps it when a change takes it off the list.
import { useState } from "react";

export function useKeptRow<Row extends { _id: string }>(rows: readonly (Row | null)[], id: string | null): Row | null {
  const [last, setLast] = useState<Row | null>(null);
  const now = id === null ? null : rows.find((row) => row?._id === id);
  if (now && now !== last) setLast(now);
  return now ?? (last?._id === id ? last : null);
}
