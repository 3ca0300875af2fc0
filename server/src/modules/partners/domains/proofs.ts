// What the proofs need to know of domains.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { partnerCaller } from "../../../../../proofs/capabilities/partner-caller.ts";
import type { Side } from "../../../../../proofs/world/side.ts";

let made = 0;
const nameOf = (mark: string) => `${mark.toLowerCase().replace(/[^a-z0-9]/g, "")}-${++made}.citas.mx`;

const FIRST = new WeakMap<Side, Promise<string>>();

/** The first domain of the side's partner. */
function domainOf(side: Side): Promise<string> {
  const first = FIRST.get(side) ?? makeDomain(side);
  FIRST.set(side, first);
  return first;
}

async function makeDomain(side: Side): Promise<string> {
  const hostname = nameOf(side.mark);
  const { as, partnerId } = partnerCaller(side);
  const answer = await as.post("/api/heroku", { hostname, partnerId });
  if (answer.status !== 201) throw new Error(`no domain: ${JSON.stringify(answer.body)}`);
  return hostname;
}

export const proofs: CapabilityProofs = {
  calls: {
    "domain.add": (side) => {
      const { as, partnerId } = partnerCaller(side);
      return { as, body: { hostname: nameOf(side.mark), partnerId } };
    },
    "domain.read": async (side) => {
      const { as, partnerId } = partnerCaller(side);
      return { as, query: { hostname: await domainOf(side), partnerId } };
    },
    "domain.remove": async (side) => {
      const { as, partnerId } = partnerCaller(side);
      const hostname = await makeDomain(side);
      return { as, params: { hostname }, query: { partnerId } };
    },
  },
  writes: {
    "domain.add": ({ body }) => ({
      table: "partner_domains",
      column: "hostname",
      value: String((body as { hostname: string }).hostname),
    }),
  },
  entryPoints: {
    address: {
      "domain.add hostname": "a name that a resolver or Heroku is asked about; the server opens nothing at it",
      "domain.read hostname": "found among the partner's own names",
      "domain.remove hostname": "found among the partner's own names",
    },
    raw: {
      "GET /internal/tls-ask": "says whether a name is served, which anybody sees by opening it; domains.test.ts",
    },
  },
};
