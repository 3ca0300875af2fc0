// The HTTP server: mounts the declared routes, identifies callers, answers in the envelope, and drains when it is told
// to stop.
import { readdirSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import rateLimit from "@fastify/rate-limit";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { type Edge, isProbe } from "../edge/edge.ts";
import { networkOf } from "../edge/network.ts";
import { newId } from "../id.ts";
import type { Log } from "../log.ts";
import { countAnswer } from "../metrics/metrics.ts";
import { serveDocs } from "./api-page/docs-page.ts";
import { openApi } from "./api-page/openapi.ts";
import { answerClientError } from "./client-error.ts";
import { compressLong } from "./compress.ts";
import { type Clashes, failure, failureOf, isDataException } from "./envelope.ts";
import { answerAtOnce } from "./incoming/answer-at-once.ts";
import { refuseDeepJson } from "./incoming/read-json.ts";
import { type MountOptions, mountAll, mountRaw, mountUploads } from "./mount.ts";
import { type Readiness, readinessAnswer } from "./readiness.ts";
import { type References, type UnknownTexts, withReferences } from "./references.ts";
import type { Bound, RawRoute } from "./registry.ts";
import { securityHeaders } from "./security-headers.ts";
import type { FootLinks } from "./web/page-foot.ts";
import { type FindSkin, type PageRule, serveWeb } from "./web/pages.ts";
import { answerUnknownHost } from "./web/unknown-host.ts";

export type HttpOptions = MountOptions & {
  log: Log;
  routes: Bound[];
  rawRoutes: RawRoute[];
  references: References;
  unknown: UnknownTexts;
  clashes: Clashes;
  /** The key in a cookie that we signed; null for all others. */
  sessionKey(headers: { cookie?: string | undefined }): string | null;
  /** Where requests come from, as far as the proxies in front can be trusted. */
  edge: Edge;
  /** Whether the host that it names is our own. */
  isOwnHost(request: IncomingMessage): boolean;
  /** The same, or one of others that is served here. */
  knowsHost(request: IncomingMessage, requestId: string): Promise<boolean>;
  webFolder: string | null;
  /** Documents in addition to the application's own. */
  pages: readonly PageRule[];
  /** The look of a page under a host of others. */
  skin: FindSkin;
  foot: FootLinks;
  /** Where browsers may load pictures, videos and sounds from, besides here. */
  mediaOrigins: readonly string[];
  readiness(): Promise<Readiness>;
  /** The server was told to stop: connections are not kept for another request. */
  isDraining(): boolean;
};

/** A method and path that the router answers, from any part of the code. */
export type MountedRoute = { method: string; path: string };

declare module "fastify" {
  interface FastifyContextConfig {
    /** Its answers have `error` in addition to `success`. */
    saysError?: boolean;
  }
  interface FastifyInstance {
    /** All of them, to be compared with the declared routes. */
    answered: readonly MountedRoute[];
  }
}

export async function buildHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { edge } = options;
  const headers = securityHeaders(options.mediaOrigins);
  const app: FastifyInstance = fastify({
    logger: false,
    bodyLimit: 256 * 1024,
    // Our own code refuses a missing Host, in words.
    http: { requireHostHeader: false },
    trustProxy: edge.trusts,
    rewriteUrl: edge.targetOf,
    genReqId: (request) => requestIdOf(request.headers["x-request-id"]) ?? newId(),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    onProtoPoisoning: "remove",
    onConstructorPoisoning: "remove",
    forceCloseConnections: "idle",
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, _request, reply) => void send(reply, failureOf(error)),
  });
  const parseJson = app.getDefaultJsonParser("remove", "remove");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    try {
      refuseDeepJson(body as string);
      void parseJson(request, body as string, done);
    } catch (error) {
      done(error as Error);
    }
  });
  const answered: MountedRoute[] = [];
  app.decorate("answered", answered).addHook("onRoute", ({ method, url }) => {
    answered.push(...[method].flat().map((one) => ({ method: one, path: url })));
  });
  if (options.rateLimits) {
    await app.register(rateLimit, {
      global: false,
      keyGenerator: (request) => options.sessionKey(request.headers) ?? networkOf(request.ip),
      errorResponseBuilder: () => new DomainError(429, "Demasiadas solicitudes. Espera un momento e intenta de nuevo."),
    });
  }
  app.addHook("onRequest", async (request, reply) => {
    void reply.headers(headers).header("x-request-id", request.id);
    // Answers are personal: neither a browser that two people share nor a proxy may keep them.
    if (request.url.startsWith("/api/")) void reply.header("cache-control", "no-store");
    if (options.isDraining()) void reply.header("connection", "close");
    const refusal = edge.refusal(request.raw);
    if (refusal) throw new DomainError(400, refusal);
    refuseForeignOrigin(request, edge);
    if (isProbe(request.url) || (await options.knowsHost(request.raw, request.id))) return;
    return answerUnknownHost(request, reply);
  });
  compressLong(app);
  app.addHook("onResponse", async (request, reply) => {
    const line = {
      method: request.method,
      url: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      requestId: request.id,
    };
    countAnswer({ method: line.method, route: line.url, status: line.status, ms: reply.elapsedTime });
    // "Not ready" is an answer, not a failure.
    if (reply.statusCode >= 500 && line.url !== "/readyz") options.log.error(line, "request");
    else options.log.debug(line, "request");
  });
  app.setErrorHandler((error, request, reply) => {
    const answer = failureOf(error, options.clashes);
    if (request.routeOptions.config.saysError) answer.body.error = true;
    if (answer.status >= 500 || isDataException(error)) {
      const { message, stack, code } = error as Error & { code?: string };
      const line = { requestId: request.id, url: routeOf(request), error: message, code, stack };
      // the caller's fault, but a shape should have refused it earlier
      if (answer.status < 500) options.log.warn(line, "the database refused a value");
      else options.log.error(line, "request failed");
    }
    return send(reply, answer);
  });
  app.setNotFoundHandler((_request, reply) => send(reply, failure(404, "No se encontró la dirección")));
  const bounds = options.routes.map((bound) => withReferences(bound, options.references, options.unknown));
  mountAll(
    app,
    bounds.filter(({ route }) => !route.file),
    options,
  );
  mountUploads(
    app,
    bounds.filter(({ route }) => route.file),
    options,
  );
  mountRaw(app, options.rawRoutes, options);
  app.get("/healthz", async () => ({ ok: true }));
  app.get("/readyz", async (_request, reply) => {
    const { status, body } = await readinessAnswer(options.readiness);
    return reply.code(status).send(body);
  });
  serveDocs(app, () =>
    openApi(
      options.routes.map((bound) => bound.route),
      options.rawRoutes,
    ),
  );
  if (options.webFolder && readdirSync(options.webFolder).includes("index.html"))
    serveWeb(app, { ...options, folder: options.webFolder });
  answerAtOnce(app.server, {
    routes: options.rawRoutes,
    headers,
    mayAnswer: (request) => !options.isDraining() && !edge.refusal(request) && options.isOwnHost(request),
    onAnswer: countAnswer,
  });
  return app;
}

/** Keeps a page of another site from acting with this person's cookie. */
function refuseForeignOrigin(request: FastifyRequest, edge: Edge): void {
  if (request.method === "GET" || request.method === "HEAD" || !request.headers.cookie) return;
  if (edge.isForeign(request.raw)) throw new DomainError(403, "La solicitud viene de otro sitio");
}

function send(reply: FastifyReply, answer: ReturnType<typeof failure>): FastifyReply {
  if (answer.status === 503) void reply.header("retry-after", "2");
  return reply.code(answer.status).type("application/json; charset=utf-8").send(JSON.stringify(answer.body));
}

/** The declared path: the real one may contain a person's number or address. */
function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? "no route";
}

function requestIdOf(said: string | string[] | undefined): string | undefined {
  return typeof said === "string" && /^[\w-]{8,64}$/.test(said) ? said : undefined;
}
