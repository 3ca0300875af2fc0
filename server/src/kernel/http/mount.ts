// Mounts declared calls and raw routes on the router: first it checks who calls, then it does the work.
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { Route } from "@mostrador/domain/kit/route.ts";
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from "fastify";
import type { PersonCtx, Principal, PublicCtx, SystemCtx, TenantCtx } from "../context.ts";
import { networkOf } from "../edge/network.ts";
import type { Seal } from "../seal.ts";
import { answerWriter } from "./envelope.ts";
import { answerOnce } from "./idempotency/idempotency.ts";
import { type IncomingFile, withFile } from "./incoming/incoming-file.ts";
import { parseCall } from "./parse.ts";
import type { AnyAnswer, Bound, RawRoute } from "./registry.ts";
import { isForOneOfSeveral, type OpenAsGuest, tenantOf } from "./tenant.ts";
import type { Turns } from "./turns.ts";

export type MountOptions = {
  /** A context for the current request. */
  system(requestId: string): SystemCtx;
  seal: Seal;
  /** The flag forces a new read of the session, not from memory. */
  authenticate(headers: { cookie?: string | undefined }, anew?: "anew"): Promise<Principal | null>;
  openAsGuest: OpenAsGuest;
  /** Throw on answers that do not fit their schema: for tests. */
  strictAnswers: boolean;
  rateLimits: boolean;
  /** Shared with the sockets: a business has one limit for calls and sockets together. */
  turns: Turns;
  /** Limits files that are still arriving. */
  receiving: Turns;
  /** Only people who confirmed their address may upload; off where no letter can be sent. */
  confirmedUploads: boolean;
  /** Limits strangers at one page: they get few of the places of its business. */
  strangers: Turns;
  /** The folder of files that are still arriving. */
  incomingFolder: string;
};

/** Mounts the declared calls; those with one method and path share one place of the router. */
export function mountAll(app: FastifyInstance, bounds: Bound[], options: MountOptions): void {
  const places = Map.groupBy(bounds, ({ route }) => `${route.method} ${route.path}`);
  for (const group of places.values()) mount(app, group as [Bound, ...Bound[]], options);
}

/** Checks who calls, for which business and with what; then runs the call once, in the turn of the business. */
function mount(app: FastifyInstance, group: readonly [Bound, ...Bound[]], options: MountOptions): void {
  const [{ route: first }] = group;
  const writers = new Map(group.map(({ route }) => [route, answerWriter(route, options.strictAnswers)]));
  app.route({
    method: first.method,
    url: first.path,
    config: {
      ...(options.rateLimits ? { rateLimit: LIMITS[rateClassOf(first)] } : {}),
      ...(first.saysError ? { saysError: true } : {}),
    },
    handler: async (request, reply) => {
      const system = { ...options.system(request.id), ...siteOf(request) };
      const bound = group.length === 1 ? group[0] : boundBy(group, request.body);
      if (!bound) {
        await signedIn(system, request, options);
        throw noneBy(group);
      }
      const { route } = bound;
      const write = writers.get(route) as ReturnType<typeof answerWriter>;
      const person = route.access.kind === "public" ? null : await signedIn(system, request, options);
      const from = networkOf(request.ip);
      const decide = async (): Promise<PersonCtx | TenantCtx | PublicCtx> =>
        person
          ? enter(person, route, request, options)
          : { ...system, from, isCrowded: options.strangers.isBusy(aboutOf(request)) };
      const isUndecided = route.file !== undefined && person !== null && isForOneOfSeveral(person, route, request);
      const early = isUndecided ? undefined : await decide();
      if (route.file && person && options.confirmedUploads) await requireConfirmed(person, request, options);
      const caller = early?.kind === "tenant" ? early.businessId : (person?.principal.userId ?? from);
      const written = (answer: AnyAnswer) => ({ status: route.status ?? 200, text: write(answer) });
      const work = async (file?: IncomingFile) => {
        const ctx = early ?? (await decide());
        const call = { ...parseCall(route, request), ...(file && { file }) };
        return ctx.kind !== "system" && person && route.method !== "GET"
          ? answerOnce(ctx, person.principal.userId, bound, request, call, written, options.seal)
          : written(await bound.handle(ctx, call));
      };
      const inTurn = (file?: IncomingFile) =>
        options.turns.take(caller, () =>
          // a crowd at one page, from any number of addresses, slows down no other page
          person ? work(file) : options.strangers.take(aboutOf(request), work),
        );
      const answer = route.file
        ? await withFile(
            request,
            {
              most: route.file.most,
              folder: options.incomingFolder,
              caller,
              receiving: options.receiving,
              isUndecided,
            },
            inTurn,
          )
        : await inTurn();
      return reply.code(answer.status).type("application/json; charset=utf-8").send(answer.text);
    },
  });
}

/** Of a call with a cookie a foreign site was refused before: it is the page under which the person is signed in. */
function siteOf({ method, headers: { origin, cookie } }: FastifyRequest): { site?: string } {
  const site = method === "GET" || !cookie ? null : URL.parse(origin ?? "");
  return site ? { site: site.origin } : {};
}

/** The call whose field the body has; undefined where it has none of them, or several. */
function boundBy(group: readonly Bound[], body: unknown): Bound | undefined {
  const keys = typeof body === "object" && body !== null ? Object.keys(body) : [];
  const named = group.filter(({ route: { by } }) => keys.some((key) => key === by || key.startsWith(`${by}.`)));
  return named.length === 1 ? named[0] : undefined;
}

function noneBy(group: readonly Bound[]): DomainError {
  const fields = group.flatMap(({ route }) => route.by ?? []);
  const message = `Manda exactamente uno de estos campos: ${fields.join(", ")}`;
  return new DomainError(400, message, { errors: fields.map((path) => ({ path, message })) });
}

/** Their bodies are not JSON and are only read once the sender is known: they need a scope of their own. */
export function mountUploads(app: FastifyInstance, bounds: Bound[], options: MountOptions): void {
  const scoped: FastifyPluginAsync = async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    mountAll(scope, bounds, options);
  };
  void app.register(scoped);
}

async function signedIn(system: SystemCtx, request: FastifyRequest, options: MountOptions): Promise<PersonCtx> {
  const principal = await options.authenticate(request.headers);
  if (!principal) throw new DomainError(401, "Inicia sesión para continuar");
  return { ...system, kind: "person", principal };
}

/** The topic of a public call is the first parameter of its path, such as the page of a business. */
function aboutOf({ params }: FastifyRequest): string {
  return Object.values((params ?? {}) as Record<string, string>)[0] ?? "";
}

/** Reads the person again before refusing them: they may just have opened the link. */
async function requireConfirmed({ principal }: PersonCtx, request: FastifyRequest, options: MountOptions) {
  if (principal.emailVerified || (await options.authenticate(request.headers, "anew"))?.emailVerified) return;
  throw new DomainError(403, "Confirma tu correo para subir archivos: abre el enlace que te mandamos, o pide otro.");
}

async function enter(
  ctx: PersonCtx,
  route: Route,
  request: FastifyRequest,
  options: MountOptions,
): Promise<PersonCtx | TenantCtx> {
  const { kind } = route.access;
  if (kind === "member" || kind === "owner") {
    return tenantOf(ctx, route, request, options.openAsGuest, () => options.authenticate(request.headers, "anew"));
  }
  if (kind === "admin" && ctx.principal.role !== "admin")
    throw new DomainError(403, "No tienes permiso para hacer esto");
  if (kind === "partner" && ctx.principal.role === "user")
    throw new DomainError(403, "No tienes permiso para hacer esto");
  return ctx;
}

/** Raw routes have a scope of their own, where bodies may stay raw. */
export function mountRaw(app: FastifyInstance, rawRoutes: RawRoute[], options: MountOptions): void {
  const scoped: FastifyPluginAsync = async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    for (const raw of rawRoutes) {
      scope.route({
        method: raw.method,
        url: raw.path,
        bodyLimit: raw.bodyLimit ?? 256 * 1024,
        config: options.rateLimits && raw.rate ? { rateLimit: LIMITS[raw.rate] } : {},
        handler: async (request, reply) => {
          const work = () => raw.handle(options.system(request.id), request, reply);
          if (raw.from === "provider") return work();
          const principal = await options.authenticate(request.headers);
          return options.turns.take(principal?.userId ?? networkOf(request.ip), work);
        },
      });
    }
  };
  void app.register(scoped);
}

function rateClassOf(route: Route) {
  if (route.rate) return route.rate;
  if (route.access.kind === "public") return "public";
  return route.method === "GET" ? "read" : "write";
}

/** Per session, or per address without one. Far above what a person does, and below what would slow down others. */
const LIMITS = {
  read: { max: 20_000, timeWindow: 10_000 },
  write: { max: 10_000, timeWindow: 10_000 },
  heavy: { max: 60, timeWindow: 60_000 },
  public: { max: 300, timeWindow: 60_000 },
};
