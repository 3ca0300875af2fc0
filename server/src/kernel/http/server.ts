// The HTTP server: mounts the declared routes, knows who calls, answers in the envelope, and drains when it is told to.
import { readdirSync } from "node:fs";
import rateLimit from "@fastify/rate-limit";
import { Refusal } from "@mostrador/domain/kit/result.ts";
import type { Route } from "@mostrador/domain/kit/route.ts";
import fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import type { PersonCtx, Principal, SystemCtx, TenantCtx } from "../context.ts";
import type { Database } from "../db/database.ts";
import { newId } from "../id.ts";
import type { Log } from "../log.ts";
import type { Seal } from "../seal.ts";
import { answerClientError } from "./client-error.ts";
import { answerWriter, failure, failureOf } from "./envelope.ts";
import { answerOnce } from "./idempotency.ts";
import { openApi } from "./openapi.ts";
import { serveDocs, serveWeb } from "./pages.ts";
import { parseCall } from "./parse.ts";
import type { Bound, RawDoor } from "./registry.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";
import { type OpenAsGuest, tenantOf } from "./tenant.ts";
import { createTurns, type Turns } from "./turns.ts";

export type HttpOptions = {
  db: Database;
  log: Log;
  seal: Seal;
  routes: Bound[];
  doors: RawDoor[];
  /** `anew`: not from memory. */
  authenticate(headers: { cookie?: string | undefined }, anew?: "anew"): Promise<Principal | null>;
  /** Of a cookie that we signed; null for everybody else. */
  sessionKey(headers: { cookie?: string | undefined }): string | null;
  openAsGuest: OpenAsGuest;
  /** Epoch ms; tests may set the clock. */
  clock(): number;
  /** Throw on answers that do not fit their schema: for tests. */
  strictAnswers: boolean;
  rateLimits: boolean;
  /** How many proxies stand before this server. */
  trustedProxies: number;
  webFolder: string | null;
  ready(): Promise<boolean>;
  /** It was told to stop: connections are not kept for another request. */
  isDraining(): boolean;
};

/** A method and path that the router answers, whoever mounted it. */
export type Answered = { method: string; path: string };

declare module "fastify" {
  interface FastifyInstance {
    /** All of them: compared with what was declared. */
    answered: readonly Answered[];
  }
}

export async function buildHttp(options: HttpOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    logger: false,
    bodyLimit: 256 * 1024,
    trustProxy: options.trustedProxies > 0 ? (_address: string, hop: number) => hop <= options.trustedProxies : false,
    genReqId: (request) => requestIdOf(request.headers["x-request-id"]) ?? newId(),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    onProtoPoisoning: "remove",
    onConstructorPoisoning: "remove",
    forceCloseConnections: "idle",
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, _request, reply) => void send(reply, failureOf(error)),
  });
  const answered: Answered[] = [];
  app.decorate("answered", answered).addHook("onRoute", ({ method, url }) => {
    answered.push(...[method].flat().map((one) => ({ method: one, path: url })));
  });
  if (options.rateLimits) {
    await app.register(rateLimit, {
      global: false,
      keyGenerator: (request) => options.sessionKey(request.headers) ?? request.ip,
      errorResponseBuilder: () => new Refusal(429, "Demasiadas solicitudes. Espera un momento e intenta de nuevo."),
    });
  }
  app.addHook("onRequest", async (request, reply) => {
    void reply.headers(SECURITY_HEADERS).header("x-request-id", request.id);
    // Answers are somebody's own: no browser shared by two people and no proxy keeps them.
    if (request.url.startsWith("/api/")) void reply.header("cache-control", "no-store");
    if (options.isDraining()) void reply.header("connection", "close");
    refuseForeignOrigin(request);
  });
  app.addHook("onResponse", async (request, reply) => {
    const line = {
      method: request.method,
      url: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      requestId: request.id,
    };
    // "Not ready" is an answer, not a failure.
    if (reply.statusCode >= 500 && line.url !== "/readyz") options.log.error(line, "request");
    else options.log.debug(line, "request");
  });
  app.setErrorHandler((error, request, reply) => {
    const answer = failureOf(error);
    if (answer.status >= 500) {
      const { message, stack, code } = error as Error & { code?: string };
      options.log.error(
        { requestId: request.id, url: routeOf(request), error: message, code, stack },
        "request failed",
      );
    }
    return send(reply, answer);
  });
  app.setNotFoundHandler((_request, reply) => send(reply, failure(404, "No se encontró la dirección")));
  const turns = createTurns();
  for (const bound of options.routes) mount(app, bound, options, turns);
  mountDoors(app, options);
  app.get("/healthz", async () => ({ ok: true }));
  app.get("/readyz", async (_request, reply) => {
    const ready = await options.ready().catch(() => false);
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  const document = JSON.stringify(
    openApi(
      options.routes.map((bound) => bound.route),
      options.doors,
    ),
  );
  app.get("/api/openapi.json", (_request, reply) => reply.type("application/json; charset=utf-8").send(document));
  serveDocs(
    app,
    options.routes.map((bound) => bound.route),
    options.doors,
  );
  if (options.webFolder && readdirSync(options.webFolder).includes("index.html"))
    await serveWeb(app, options.webFolder);
  return app;
}

function mount(app: FastifyInstance, bound: Bound, options: HttpOptions, turns: Turns): void {
  const { route } = bound;
  const write = answerWriter(route.data, route.flat === true, options.strictAnswers);
  app.route({
    method: route.method,
    url: route.path,
    ...(options.rateLimits ? { config: { rateLimit: LIMITS[rateClassOf(route)] } } : {}),
    handler: async (request, reply) => {
      const system = systemCtx(options, request.id);
      const person = route.access.kind === "public" ? null : await signedIn(system, request, options);
      const ctx = person ? await enter(person, route, request, options) : system;
      const call = parseCall(route, request);
      const written = ({ data, message }: { data: unknown; message?: string }) => ({
        status: route.status ?? 200,
        text: write(data, message ?? ""),
      });
      const work = async () =>
        ctx.kind !== "system" && person && route.method !== "GET"
          ? answerOnce(ctx, person.principal.userId, bound, request, call, written, options.seal)
          : written(await bound.handle(ctx, call));
      const answer = await turns.take(
        ctx.kind === "tenant" ? ctx.businessId : (person?.principal.userId ?? request.ip),
        work,
      );
      return reply.code(answer.status).type("application/json; charset=utf-8").send(answer.text);
    },
  });
}

function systemCtx(options: HttpOptions, requestId: string): SystemCtx {
  return { kind: "system", now: options.clock(), db: options.db, log: options.log, requestId };
}

async function signedIn(system: SystemCtx, request: FastifyRequest, options: HttpOptions): Promise<PersonCtx> {
  const principal = await options.authenticate(request.headers);
  if (!principal) throw new Refusal(401, "Inicia sesión para continuar");
  return { ...system, kind: "person", principal };
}

async function enter(
  ctx: PersonCtx,
  route: Route,
  request: FastifyRequest,
  options: HttpOptions,
): Promise<PersonCtx | TenantCtx> {
  const { kind } = route.access;
  if (kind === "member" || kind === "owner") {
    return tenantOf(ctx, route, request, options.openAsGuest, () => options.authenticate(request.headers, "anew"));
  }
  if (kind === "admin" && ctx.principal.role !== "admin") throw new Refusal(403, "No tienes permiso para hacer esto");
  if (kind === "partner" && ctx.principal.role === "user") throw new Refusal(403, "No tienes permiso para hacer esto");
  return ctx;
}

/** Doors with another protocol live in a scope of their own, where bodies may stay raw. */
function mountDoors(app: FastifyInstance, options: HttpOptions): void {
  const scoped: FastifyPluginAsync = async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    for (const door of options.doors) {
      scope.route({
        method: door.method,
        url: door.path,
        bodyLimit: door.bodyLimit ?? 256 * 1024,
        handler: (request, reply) => door.handle(systemCtx(options, request.id), request, reply),
      });
    }
  };
  void app.register(scoped);
}

/** A page elsewhere cannot act with this person's cookie. */
function refuseForeignOrigin(request: FastifyRequest): void {
  if (request.method === "GET" || request.method === "HEAD" || !request.headers.cookie) return;
  const { origin } = request.headers;
  if (!origin) return;
  // 'null' and garbage are no host.
  const host = URL.canParse(origin) ? new URL(origin).host : "";
  if (host !== request.host) throw new Refusal(403, "La solicitud viene de otro sitio");
}

function send(reply: FastifyReply, answer: ReturnType<typeof failure>): FastifyReply {
  if (answer.status === 503) void reply.header("retry-after", "2");
  return reply.code(answer.status).type("application/json; charset=utf-8").send(JSON.stringify(answer.body));
}

/** As it is declared: what stands in its place may be somebody's number or address. */
function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? "no route";
}

function requestIdOf(said: string | string[] | undefined): string | undefined {
  return typeof said === "string" && /^[\w-]{8,64}$/.test(said) ? said : undefined;
}

function rateClassOf(route: Route) {
  if (route.rate) return route.rate;
  if (route.access.kind === "public") return "public";
  return route.method === "GET" ? "read" : "write";
}

/** Per session (or address, without one). Far above a person, below what would hurt the others. */
const LIMITS = {
  read: { max: 20_000, timeWindow: 10_000 },
  write: { max: 10_000, timeWindow: 10_000 },
  heavy: { max: 60, timeWindow: 60_000 },
  public: { max: 300, timeWindow: 60_000 },
};
