import { createHash } from "node:crypto";

export type Ids = {
  /** WhatsApp message id: `wamid.` and base64 of the person's number and a code, as Meta makes them. */
  message(phone: string, direction: "in" | "out"): string;
  /** A Graph object id of `length` digits, never with a leading zero. */
  digits(length: number): string;
  /** `length` letters and digits after the prefix. */
  token(prefix: string, length: number): string;
};

/** Ids follow from the seed and a counter, so a run with the same seed gives the same ids. */
export function createIds(seed: string): Ids {
  let counter = 0;
  const digest = () => createHash("sha512").update(`${seed}:${counter++}`).digest();
  return {
    message: (phone, direction) => {
      const code = digest()
        .toString("hex")
        .slice(0, direction === "in" ? 20 : 18)
        .toUpperCase();
      const bytes = Buffer.concat([
        Buffer.from([0x1d, 0x18, phone.length]),
        Buffer.from(phone),
        Buffer.from([0x15, 0x02, 0x00, direction === "in" ? 0x12 : 0x11, 0x18, code.length]),
        Buffer.from(code),
        Buffer.from([0x00]),
      ]);
      return `wamid.${bytes.toString("base64")}`;
    },
    digits: (length) => digitsOf(digest(), length),
    token: (prefix, length) => prefix + digest().toString("base64url").replace(/[-_]/g, "x").slice(0, length),
  };
}

/** Digits that always follow from the same text, e.g. the account of a number that no call described. */
export function derivedDigits(text: string, length: number): string {
  return digitsOf(createHash("sha512").update(text).digest(), length);
}

function digitsOf(bytes: Buffer, length: number): string {
  const digits = Array.from(bytes.subarray(0, length), (byte) => byte % 10);
  return [(digits[0]! % 9) + 1, ...digits.slice(1)].join("");
}
