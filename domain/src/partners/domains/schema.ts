// A partner's own domain: its name, where it must point, and how far its certificate is.
import * as z from "zod";
import { event } from "../../kit/event.ts";
import { Id, REQUIRED } from "../../kit/schema.ts";
import { PartnerDomain } from "../partners/schema.ts";
import { type HostnameFault, hostnameOf } from "./hostname.ts";

const FAULTS: Record<HostnameFault, string> = {
  form: "Escribe un dominio como citas.tumarca.mx",
  reserved: "El subdominio 'wildcard' está reservado",
  inside: "Ese nombre no es de internet: usa un dominio tuyo",
};

export const Hostname = z
  .string(REQUIRED)
  .trim()
  .min(1, { error: REQUIRED, abort: true })
  .max(300, { error: "El dominio es demasiado largo", abort: true })
  .transform((written, ctx) => {
    const read = hostnameOf(written);
    if ("hostname" in read) return read.hostname;
    ctx.addIssue({ code: "custom", message: FAULTS[read.fault] });
    return z.NEVER;
  });

/** What to write where the domain is administered; one of them is enough to show whose it is. */
export const DnsRecord = z.object({ type: z.enum(["CNAME", "TXT"]), name: z.string(), value: z.string() });
export type DnsRecord = z.infer<typeof DnsRecord>;

export const Domain = PartnerDomain.extend({
  /** Whether the product answers under this name. */
  isServed: z.boolean(),
  records: z.array(DnsRecord),
});
export type Domain = z.infer<typeof Domain>;

export const NewDomain = z.object({ hostname: Hostname, partnerId: Id });
export const DomainQuery = z.object({ hostname: Hostname, partnerId: Id });
export const HostnameParams = z.object({ hostname: Hostname });
export const PartnerQuery = z.object({ partnerId: Id });

/** Its partner removed a name, which the provider may still have. */
export const DomainRemoved = event<{ hostname: string }>("domain-removed");
