import type { ColumnType } from "kysely";

// biome-ignore lint/suspicious/noExplicitAny: what a jsonb column holds is said by the store that reads it
type Held = any;

/** A jsonb column: read parsed, written as text (`JSON.stringify`), because the driver writes arrays as SQL arrays. */
export type Json<Nullable extends boolean, Optional extends boolean> = ColumnType<
  Nullable extends true ? Held | null : Held,
  (Nullable extends true ? string | null : string) | (Optional extends true ? undefined : never),
  Nullable extends true ? string | null : string
>;
