// Ids: UUIDv7 (D-1.3), so that rows keep the order in which they were made; and codes that cannot be guessed.
import { randomFillSync, randomInt } from "node:crypto";

let lastMs = 0;
let sequence = 0;

/** UUIDv7; ids made by one process within a millisecond keep their order. */
export function newId(): string {
  const bytes = freshBytes();
  let ms = Date.now();
  if (ms <= lastMs) {
    ms = lastMs;
    sequence += 1;
    if (sequence > 0xfff) {
      ms += 1;
      sequence = 0;
    }
  } else {
    sequence = 0;
  }
  lastMs = ms;
  bytes.writeUIntBE(ms, 0, 6);
  bytes.writeUInt16BE(0x7000 | sequence, 6);
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const BYTES = 16;
const store = Buffer.alloc(BYTES * 256);
let used = store.length;

/** Asking the system for random bytes for each id would cost more than the rest. Bytes that were used are erased. */
function freshBytes(): Buffer {
  if (used === store.length) {
    randomFillSync(store);
    used = 0;
  }
  const bytes = Buffer.from(store.subarray(used, used + BYTES));
  store.fill(0, used, used + BYTES);
  used += BYTES;
  return bytes;
}

/** Without letters and digits that are easily confused. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ";

/** `length` characters of an unambiguous alphabet from a secure source: 7 make a shortId, 24 a code (over 128 bit). */
export function newCode(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}
