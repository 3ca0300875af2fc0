import type { ColumnType } from "kysely";

// biome-ignore lint/suspicious/noExplicitAny: the store that reads a jsonb column says what it holds
type JsonValue = any;

/** A jsonb column: read parsed, written as text (`JSON.stringify`), because the driver writes arrays as SQL arrays. */
export type Json<Nullable extends boolean, Optional extends boolean> = ColumnType<
  Nullable extends true ? JsonValue | null : JsonValue,
  (Nullable extends true ? string | null : string) | (Optional extends true ? undefined : never),
  Nullable extends true ? string | null : string
>;

/** For values that contain a model's or a customer's words: removes the characters that a jsonb column refuses. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "string" ? inner.replaceAll("\u0000", "").toWellFormed() : inner,
  );
}
