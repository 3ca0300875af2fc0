// The installation's own gateway: a name is proved by its CNAME or by a TXT record, read over DNS-over-HTTPS. Each claim has
// a target of its own, so that a record that was left behind proves nothing for the next partner.
import { TXT_NAME, txtValue } from "@mostrador/domain/partners/domains/txt-record.ts";
import * as z from "zod";
import { type DomainClaim, type DomainProvider, DomainProviderAway } from "./port.ts";

export type GatewaySettings = {
  /** The name below which each claim gets its target; all names below it lead to the gateway. */
  target: string;
  /** A resolver that answers `application/dns-json`. */
  dnsUrl: string;
  timeoutMs: number;
};

const CNAME = 5;
const TXT = 16;
const NO_ERROR = 0;
const NO_SUCH_NAME = 3;
const Answer = z.object({
  Status: z.int(),
  Answer: z.array(z.object({ type: z.int(), data: z.string() })).optional(),
});

export function gatewayDomains({ target, dnsUrl, timeoutMs }: GatewaySettings): DomainProvider {
  const targetOf = ({ token }: DomainClaim) => `${token}.${target}`;

  async function records(name: string, type: "CNAME" | "TXT"): Promise<string[]> {
    const url = new URL(dnsUrl);
    url.search = new URLSearchParams({ name, type }).toString();
    const answer = await fetch(url, {
      headers: { accept: "application/dns-json" },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw new DomainProviderAway("the resolver did not answer", { cause: error });
    });
    const read = Answer.safeParse(answer.ok ? await answer.json().catch(() => null) : null);
    if (!read.success) throw new DomainProviderAway(`the resolver answered ${answer.status}`);
    const { Status: status, Answer: found = [] } = read.data;
    if (status !== NO_ERROR && status !== NO_SUCH_NAME) throw new DomainProviderAway(`the resolver failed: ${status}`);
    const wanted = type === "CNAME" ? CNAME : TXT;
    return found.filter((one) => one.type === wanted).map(({ data }) => plain(data));
  }

  async function isProved(claim: DomainClaim): Promise<boolean> {
    const [names, texts] = await Promise.all([
      records(claim.hostname, "CNAME"),
      records(`${TXT_NAME}.${claim.hostname}`, "TXT"),
    ]);
    return names.includes(targetOf(claim)) || texts.includes(txtValue(claim.token));
  }

  return {
    takesTxt: true,
    async add(claim) {
      return { dnsTarget: targetOf(claim), acmStatus: "pending", isProved: false };
    },
    async read(claim) {
      const proved = await isProved(claim);
      return { dnsTarget: targetOf(claim), acmStatus: proved ? "ok" : "pending", isProved: proved };
    },
    async remove() {
      // The gateway asks before it serves a name: nothing is stored there.
    },
  };
}

/** Names come with a final dot, texts in quotes. */
function plain(data: string): string {
  return data.replace(/^"|"$/g, "").replace(/\.$/, "").toLowerCase();
}
