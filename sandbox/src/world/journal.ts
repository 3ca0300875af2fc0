export type JournalEntry = {
  at: string;
  method: string;
  path: string;
  query: unknown;
  headers: Record<string, unknown>;
  body: unknown;
  status: number;
  ms: number;
};

export type Journal = { add(entry: JournalEntry): void; entries(): JournalEntry[]; clear(): void };

const KEPT = 2000;
const SECRET =
  /^(authorization|access_token|accesstoken|verify_token|input_token|client_secret|refresh_token|code|code_verifier|pin|appsecret_proof)$/i;

/** The last requests received. Secrets are removed when the journal is read, because recording must be fast. */
export function createJournal(): Journal {
  let entries: JournalEntry[] = [];
  return {
    add: (entry) => {
      entries.push(entry);
      if (entries.length > KEPT * 2) entries = entries.slice(-KEPT);
    },
    entries: () => entries.slice(-KEPT).map((entry) => redact(entry) as JournalEntry),
    clear: () => {
      entries = [];
    },
  };
}

function redact(value: unknown): unknown {
  if (Buffer.isBuffer(value)) return `<${value.length} bytes>`;
  if (typeof value === "string") return value.length > 4000 ? `${value.slice(0, 4000)}…` : value;
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      SECRET.test(key) && typeof inner === "string" ? "<redacted>" : redact(inner),
    ]),
  );
}
