// Signs values that are given out and verified when they come back, without storing them: links to one row, proofs for
// a while. The signature covers a word for the purpose and everything the value is bound to.
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** 128 bits, too many to guess. */
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
