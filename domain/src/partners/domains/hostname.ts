// Host names that a partner may bring, in one form: lower case, without scheme, port or final dot (D-14). Letters beyond ASCII
// stay as they are; the server encodes them (IDNA) and reads the result once more.

const LABEL = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u;
/** Names that never lead to the world. */
const INSIDE = ["localhost", "local", "internal", "lan", "home", "test", "invalid", "example", "onion", "arpa"];
/** The document reserves it: a domain for all names would be one for names of others. */
const RESERVED = "wildcard";

export type HostnameFault = "form" | "reserved" | "inside";

/** The name as it is stored, or why it cannot be one. */
export function hostnameOf(written: string): { hostname: string } | { fault: HostnameFault } {
  const hostname = written
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/[/.]$/, "");
  const labels = hostname.split(".");
  const last = labels.at(-1) ?? "";
  const isName = hostname.length <= 253 && labels.length > 1 && labels.every((label) => LABEL.test(label));
  if (!isName || !/\p{L}/u.test(last)) return { fault: INSIDE.includes(hostname) ? "inside" : "form" };
  if (labels.includes(RESERVED)) return { fault: "reserved" };
  return INSIDE.includes(last) ? { fault: "inside" } : { hostname };
}

/** Whether the name is `base` or below it: names of the installation belong to no partner. */
export function isBelow(hostname: string, base: string): boolean {
  return base !== "" && (hostname === base || hostname.endsWith(`.${base}`));
}
