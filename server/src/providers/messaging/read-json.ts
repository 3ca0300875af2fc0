// Reads parsed JSON from outside without trusting its shape.

export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

export function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}

/** Text that PostgreSQL can store: without NUL and halves of characters; numbers as they are written. */
export function textOf(value: unknown): string {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value.replaceAll("\u0000", "").toWellFormed() : "";
}

export function digitsOf(value: unknown): string {
  return textOf(value).replace(/\D/g, "");
}

/** Meta writes Unix seconds as text; 0 where it is unreadable. */
export function millisOf(timestamp: unknown): number {
  const seconds = Number(textOf(timestamp));
  return Number.isFinite(seconds) && seconds > 0 && seconds < 1e11 ? seconds * 1000 : 0;
}
