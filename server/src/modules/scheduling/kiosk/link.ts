// The link of a tablet: a secret that is stored as its hash. A person who has the link sees who is next and may try codes.
import { createHash, randomBytes } from "node:crypto";

const PATH = "/kiosco";
const TOKEN = /^[\w-]{43}$/;

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Undefined for a text that is no token. */
export function hashOf(token: string): string | undefined {
  return TOKEN.test(token) ? createHash("sha256").update(token).digest("base64url") : undefined;
}

export function kioskUrl(publicUrl: string, token: string): string {
  return `${publicUrl}${PATH}/${token}`;
}
