// Resolves names to public addresses only. It is the connection's own lookup, so that the checked address is the one
// that is used: a name that resolves differently the second time gains nothing.
import { lookup as resolve } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

export class PrivateAddress extends Error {}

const NOT_PUBLIC = new BlockList();
for (const range of [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24"],
  ...["192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24"],
  "224.0.0.0/3",
]) {
  const [network = "", bits] = range.split("/");
  NOT_PUBLIC.addSubnet(network, Number(bits), "ipv4");
}
/** Of version 6 only globally assigned addresses, without those that contain an address of version 4. */
const WORLD = new BlockList();
WORLD.addSubnet("2000::", 3, "ipv6");
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  NOT_PUBLIC.addSubnet(network, bits, "ipv6");
}

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !NOT_PUBLIC.check(address, "ipv4");
  return version === 6 && WORLD.check(address, "ipv6") && !NOT_PUBLIC.check(address, "ipv6");
}

/** All addresses of a name must be public. `resolver` is the system's by default. */
export function publicLookup(resolver: typeof resolve = resolve): LookupFunction {
  return (hostname, options, callback) => {
    resolver(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new PrivateAddress(hostname), "");
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new PrivateAddress(hostname), "");
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
