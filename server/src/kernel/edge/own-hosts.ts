// Which host names are this installation's own, before anybody is asked. Names of others that lead here show nothing of the
// product: they may be old, or meant to look like the page of another.
import { isIP } from "node:net";

/**
 * `publicUrl`: the address that people type. Without one, or with one of this machine, every name is our own: nobody has said
 * which is. `others`: further addresses of the settings that reach us.
 */
export function createOwnHosts(
  publicUrl: string | undefined,
  others: readonly string[],
): (hostname: string) => boolean {
  const main = nameOf(publicUrl);
  if (main === "" || isLocal(main)) return () => true;
  const bare = main.replace(/^www\./, "");
  const own = new Set([bare, `www.${bare}`, ...others.map(nameOf)]);
  return (hostname) => own.has(hostname) || isLocal(hostname);
}

/** The name of a `Host`: without its port, in small letters. */
export function hostnameIn(host: string): string {
  return host.replace(/:\d+$/, "").toLowerCase();
}

const nameOf = (address: string | undefined) => URL.parse(address ?? "")?.hostname ?? "";

/** Of this machine or of a private network, such as a balancer's checks: no page of others can be under it. */
function isLocal(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, "");
  return isIP(name) !== 0 || !name.includes(".") || name.endsWith(".localhost") || name.endsWith(".internal");
}
