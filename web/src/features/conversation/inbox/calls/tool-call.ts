// An assistant's action as the inbox stores it: a tool name and two JSON texts. Parsing is tolerant, because old tools
// may no longer exist.

export type ToolCall = {
  key: string;
  name: string;
  /** The arguments, as JSON. */
  input: string;
  /** The result, as JSON; null while there is none. */
  output: string | null;
};

export type Fields = Record<string, unknown>;

/** The object in a JSON text; null for anything else. */
export function readFields(json: string | null): Fields | null {
  try {
    return fieldsOf(JSON.parse(json ?? "null"));
  } catch {
    return null;
  }
}

export function fieldsOf(value: unknown): Fields | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

export function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf).filter((one) => one !== null) : [];
}

export function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}
