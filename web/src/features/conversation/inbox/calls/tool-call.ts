// What the assistant did, as the inbox keeps it: the name of a tool and two texts of JSON, read with care because tools
// come and go while what was done stays.

export type ToolCall = {
  key: string;
  name: string;
  /** JSON of what was asked. */
  input: string;
  /** JSON of what came back; null while nothing has. */
  output: string | null;
};

export type Fields = Record<string, unknown>;

/** The object that a text of JSON holds; null for anything else. */
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
