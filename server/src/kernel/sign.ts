// What is handed out and recognised when it comes back, without being kept: links to one row, proofs for a while. A word
// that says what for, and all that it is bound to, are part of what is signed.
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** 128 bits, which nobody guesses. */
const MARK_BYTES = 16;

export type Signer = ReturnType<typeof createSigner>;

export function createSigner(secret: string) {
  const key = Buffer.from(hkdfSync("sha256", secret, "mostrador", "signed links v1", 32));
  const markOf = (purpose: string, parts: readonly string[]) =>
    createHmac("sha256", key)
      .update(JSON.stringify([purpose, ...parts]))
      .digest()
      .subarray(0, MARK_BYTES);
  return {
    mark: (purpose: string, ...parts: string[]): string => markOf(purpose, parts).toString("base64url"),
    isMark(mark: string, purpose: string, ...parts: string[]): boolean {
      const given = Buffer.from(mark, "base64url");
      return given.length === MARK_BYTES && timingSafeEqual(given, markOf(purpose, parts));
    },
  };
}
