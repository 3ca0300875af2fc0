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

// A row id and its signature in one word of a URL: 16 bytes of the id and 16 of the signature.
const TOKEN = /^[\w-]{22}[\w-]{22}$/;

export function tokenOf(id: string, mark: string): string {
  return Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url") + mark;
}

export function idOfToken(token: string): { id: string; mark: string } | undefined {
  if (!TOKEN.test(token)) return undefined;
  const hex = Buffer.from(token.slice(0, 22), "base64url").toString("hex");
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  return { id, mark: token.slice(22) };
}
