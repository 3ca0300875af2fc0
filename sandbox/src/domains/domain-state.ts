// Host names at the fake Heroku, and the DNS records that the fake resolver knows.

export type HerokuDomain = {
  id: string;
  app: string;
  hostname: string;
  cname: string;
  /** How often it was read: the state goes on with each reading. */
  reads: number;
  createdAt: number;
};
export type DnsRecords = Record<string, { CNAME?: string[]; TXT?: string[] }>;

export type DomainState = ReturnType<typeof createDomainState>;

export function createDomainState() {
  const domains = new Map<string, HerokuDomain>();
  let records: DnsRecords = {};
  return {
    domains,
    records: () => records,
    /** Replaces what the name answers. */
    answer(name: string, answers: DnsRecords[string]): void {
      records[name.toLowerCase()] = answers;
    },
    saved: () => ({ domains: [...domains.values()], records }),
    restore(data: { domains: HerokuDomain[]; records: DnsRecords }): void {
      for (const domain of data.domains) domains.set(domain.hostname, domain);
      records = data.records;
    },
    clear(): void {
      domains.clear();
      records = {};
    },
  };
}
