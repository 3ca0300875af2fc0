// Heroku's Platform API, version 3: it checks the name and keeps the certificate.
import * as z from "zod";
import { type DomainProvider, DomainProviderAway, DomainRefused, type DomainState } from "./port.ts";

export type HerokuSettings = { baseUrl: string; apiKey: string; app: string; timeoutMs: number };

const HerokuDomain = z.object({ hostname: z.string(), cname: z.string().nullable(), acm_status: z.string().nullish() });
const PROVED = ["verified", "ok", "cert issued"];

export function herokuDomains({ baseUrl, apiKey, app, timeoutMs }: HerokuSettings): DomainProvider {
  const root = `${baseUrl.replace(/\/+$/, "")}/apps/${encodeURIComponent(app)}/domains`;

  async function ask(method: string, path: string, body?: object) {
    const answer = await fetch(root + path, {
      method,
      headers: {
        accept: "application/vnd.heroku+json; version=3",
        authorization: `Bearer ${apiKey}`,
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw new DomainProviderAway("Heroku did not answer", { cause: error });
    });
    if (answer.status === 404) return null;
    if (answer.status === 422) throw new DomainRefused("Heroku refused the name");
    if (!answer.ok) throw new DomainProviderAway(`Heroku answered ${answer.status}`);
    const read = HerokuDomain.safeParse(await answer.json().catch(() => null));
    if (!read.success) throw new DomainProviderAway("Heroku answered in an unknown form");
    return stateOf(read.data);
  }

  return {
    takesTxt: false,
    async add({ hostname }) {
      const made = await ask("POST", "", { hostname, sni_endpoint: null });
      if (!made) throw new DomainProviderAway("Heroku does not know the application");
      return made;
    },
    read: ({ hostname }) => ask("GET", `/${encodeURIComponent(hostname)}`),
    async remove(hostname) {
      await ask("DELETE", `/${encodeURIComponent(hostname)}`);
    },
  };
}

function stateOf({ cname, acm_status: status = null }: z.infer<typeof HerokuDomain>): DomainState {
  return { dnsTarget: cname ?? "", acmStatus: status, isProved: status !== null && PROVED.includes(status) };
}
