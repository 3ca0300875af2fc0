import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { World } from "../world/world.ts";
import type { HerokuDomain } from "./domain-state.ts";

const NewDomain = z.strictObject({ hostname: z.string(), sni_endpoint: z.null() });
/** With each reading the certificate is one step further. Names that begin with `fail-` fail. */
const STEPS = ["pending", "dns-verified", "cert issued"] as const;
const FAILING = ["pending", "failing", "failed"] as const;

class HerokuError extends Error {
  readonly status: number;
  readonly id: string;
  constructor(status: number, id: string) {
    super(id);
    this.status = status;
    this.id = id;
  }
}

/** Heroku's API of domains below `/heroku`. It is strict, so that a wrong adapter fails here first. */
export function herokuRoutes(server: FastifyInstance, world: World): void {
  const { domains } = world.domains;
  server.setErrorHandler((error, _request, reply) => {
    const { status, id } = error instanceof HerokuError ? error : { status: 422, id: "invalid_params" };
    return reply.code(status).send({ id, message: error instanceof Error ? error.message : "?" });
  });
  server.addHook("preHandler", async (request) => {
    if (request.headers.authorization !== `Bearer ${world.settings.heroku.apiKey}`)
      throw new HerokuError(401, "unauthorized");
    const failing = world.failures.current().heroku;
    if (failing && failing.times > 0) {
      world.failures.change({ heroku: { ...failing, times: failing.times - 1 } });
      throw new HerokuError(failing.status, "on_purpose");
    }
    if (request.headers.accept !== "application/vnd.heroku+json; version=3") throw new HerokuError(406, "bad_version");
    const { app } = request.params as { app: string };
    if (app !== world.settings.heroku.app) throw new HerokuError(404, "not_found");
  });

  server.post<{ Params: { app: string } }>("/heroku/apps/:app/domains", async (request, reply) => {
    const { hostname } = NewDomain.parse(request.body);
    const isName = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname) && !hostname.endsWith("herokuapp.com");
    if (!isName || domains.has(hostname)) throw new HerokuError(422, "invalid_params");
    const domain: HerokuDomain = {
      id: crypto.randomUUID(),
      app: request.params.app,
      hostname,
      cname: `${world.ids.token("", 20).toLowerCase()}.herokudns.com`,
      reads: 0,
      createdAt: world.clock.now(),
    };
    domains.set(hostname, domain);
    world.changed();
    return reply.code(201).send(shown(domain));
  });

  server.get<{ Params: { hostname: string } }>("/heroku/apps/:app/domains/:hostname", async ({ params }) => {
    const domain = known(params.hostname);
    domain.reads += 1;
    world.changed();
    return shown(domain);
  });

  server.delete<{ Params: { hostname: string } }>("/heroku/apps/:app/domains/:hostname", async ({ params }) => {
    const domain = known(params.hostname);
    domains.delete(domain.hostname);
    world.changed();
    return shown(domain);
  });

  function known(hostname: string): HerokuDomain {
    const domain = domains.get(hostname);
    if (!domain) throw new HerokuError(404, "not_found");
    return domain;
  }
}

function shown({ id, app, hostname, cname, reads, createdAt }: HerokuDomain) {
  const steps = hostname.startsWith("fail-") ? FAILING : STEPS;
  const status = reads === 0 ? null : steps[Math.min(reads - 1, steps.length - 1)];
  return {
    ...{ id, hostname, kind: "custom", cname, status: "succeeded", sni_endpoint: null },
    ...{ acm_status: status, acm_status_reason: null, app: { id: app, name: app } },
    created_at: new Date(createdAt).toISOString(),
    updated_at: new Date(createdAt).toISOString(),
  };
}
