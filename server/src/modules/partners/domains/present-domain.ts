// The public form of a domain: what to write where it is administered, and how far it is.
import type { DnsRecord, Domain } from "@mostrador/domain/partners/domains/schema.ts";
import { TXT_NAME, txtValue } from "@mostrador/domain/partners/domains/txt-record.ts";
import type { PartnerDomain } from "@mostrador/domain/partners/partners/schema.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { type DomainRow, readClaims } from "./domain.store.ts";

export function presentDomain(row: DomainRow, takesTxt: boolean): Domain {
  const { hostname, token, dns_target: dnsTarget } = row;
  const cname: DnsRecord[] = dnsTarget ? [{ type: "CNAME", name: hostname, value: dnsTarget }] : [];
  const txt: DnsRecord[] = takesTxt ? [{ type: "TXT", name: `${TXT_NAME}.${hostname}`, value: txtValue(token) }] : [];
  return { ...shortForm(row), isServed: row.proved_at !== null, records: [...cname, ...txt] };
}

/** As they stand in the partner's own answer. */
export async function domainsOf(tx: Tx, partnerIds: readonly string[]): Promise<Map<string, PartnerDomain[]>> {
  const rows = await readClaims(tx, partnerIds);
  const grouped = Map.groupBy(rows, ({ partner_id }) => partner_id);
  return new Map([...grouped].map(([id, claims]) => [id, claims.map(shortForm)]));
}

function shortForm({ hostname, dns_target, acm_status }: DomainRow): PartnerDomain {
  return { hostName: hostname, dnsTarget: dns_target, acmStatus: acm_status };
}
