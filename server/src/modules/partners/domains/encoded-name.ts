// A name with letters beyond ASCII, as certificates and records write it (IDNA).
import { domainToASCII } from "node:url";
import { invalid } from "@mostrador/domain/kit/domain-error.ts";
import { hostnameOf } from "@mostrador/domain/partners/domains/hostname.ts";

export function encodedName(hostname: string): string {
  const read = hostnameOf(domainToASCII(hostname));
  if ("hostname" in read && /^[a-z0-9.-]+$/.test(read.hostname)) return read.hostname;
  throw invalid("hostname", "Escribe un dominio como citas.tumarca.mx");
}
