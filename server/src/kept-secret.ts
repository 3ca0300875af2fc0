// The generated key of an installation that was not given one, kept in its data folder. Losing it ends all sessions and
// makes the sealed tokens unreadable.
import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The key is made on the first start. */
export function keptSecret(dataDir: string): string {
  const known = readKeptSecret(dataDir);
  if (known) return known;
  const secret = randomBytes(48).toString("base64url");
  writeFileSync(secretFile(dataDir), secret, { mode: 0o600, flag: "wx" });
  return secret;
}

/** Undefined when there is no key yet. */
export function readKeptSecret(dataDir: string): string | undefined {
  try {
    return readFileSync(secretFile(dataDir), "utf8").trim();
  } catch {
    return undefined;
  }
}

const secretFile = (dataDir: string) => join(dataDir, "secret");
