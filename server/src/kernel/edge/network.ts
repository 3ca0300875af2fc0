/**
 * The network that counts as one caller: an IPv6 user has a whole block of 2^64 addresses. A closed connection has no
 * address.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return "";
  if (!address.includes(":") || address.includes(".")) return address.replace(/^::ffff:/i, "");
  const [head = "", tail = ""] = address.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  const missing = 8 - groups.length - (tail === "" ? 0 : tail.split(":").length);
  const filled = address.includes("::")
    ? [...groups, ...Array.from({ length: Math.max(0, missing) }, () => "0")]
    : groups;
  return filled.slice(0, 4).join(":");
}
