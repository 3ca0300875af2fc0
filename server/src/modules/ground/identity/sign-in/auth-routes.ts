// The declared calls of the sign-in library, and no others (D-2.1), each checked against its shape and its limit first.
// The library only receives the declared fields, our own address and the cookies of the sign-in, and its answers are put
// in our envelope.
import { setTimeout as sleep } from "node:timers/promises";
import {
  SIGN_IN_CALLS,
  SIGN_IN_ROOT,
  type SignInCall,
  type SignInPath,
} from "@mostrador/domain/ground/identity/sign-in/routes.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { readJson } from "../../../../kernel/http/incoming/read-json.ts";
import { parse } from "../../../../kernel/http/parse.ts";
import type { RawRoute } from "../../../../kernel/http/registry.ts";
import type { SignInProvider } from "../../../../providers/sign-in/port.ts";
import { asWebRequest, carryOut, type Fields } from "./ask-library.ts";
import type { Auth } from "./auth.ts";
import { authText, NOT_OFFERED, STEP_OVER, WRONG_CODE } from "./auth-texts.ts";
import { offersProviders, providerRoutes } from "./providers/provider-routes.ts";
import type { Sessions } from "./session.ts";
import type { Throttle } from "./throttle.ts";

type Parts = { auth: Auth; sessions: Sessions; throttle: Throttle; providers: readonly SignInProvider[] };

const TOTP = "/two-factor/verify-totp";
const RECOVERY = "/two-factor/verify-backup-code";
const SOCIAL = "/sign-in/social";

export function authRoutes(parts: Parts): RawRoute[] {
  return [...SIGN_IN_CALLS.map((call) => rawRouteOf(call, call.path, parts)), ...providerRoutes(parts)];
}

function rawRouteOf(call: SignInCall, path: SignInPath, { auth, sessions, throttle }: Parts): RawRoute {
  const shape = call.method === "GET" ? { query: call.query } : { body: call.body };
  return {
    method: call.method,
    path: SIGN_IN_ROOT + path,
    from: "people",
    summary: call.summary,
    guard: `${call.session ? "Con sesión. " : ""}Límite de intentos por correo y por dirección de red; origen revisado.`,
    ...shape,
    async handle(ctx, request, reply) {
      const isCode = path === TOTP || path === RECOVERY;
      const mayBeIn = call.session || path === TOTP;
      const person = mayBeIn ? await sessions.authenticate(request.headers) : null;
      if (call.session && !person) throw new DomainError(401, "Inicia sesión para continuar");
      const fields = read(call, request);
      if (path === SOCIAL && !offersProviders({ auth }, request)) throw new DomainError(404, NOT_OFFERED);
      const challenge = isCode && !person ? sessions.challengeOf(request.headers) : null;
      const waiting = challenge === null ? undefined : await auth.personOf(challenge);
      if (isCode && !person && !waiting) throw new DomainError(401, STEP_OVER);
      const trier = { address: request.ip, email: person?.email ?? waiting ?? String(fields.email ?? "") };
      // Refused before any query: a flood costs the others nothing.
      if (HASHING.has(path) && auth.isBusy()) throw await busy(reply);
      const entered = await throttle.enter(ctx, path, trier);
      if (entered.waitMs !== null) {
        reply.header("retry-after", Math.max(1, Math.ceil(entered.waitMs / 1000)));
        throw new DomainError(429, "Demasiados intentos. Espera unos minutos e intenta de nuevo.");
      }
      if (waiting && path === TOTP && !(await throttle.isFresh(ctx, trier, String(fields.code))))
        throw new DomainError(400, WRONG_CODE, { errors: [{ path: "code", message: WRONG_CODE }] });
      // A recovery code ends a sign-in and nothing else: it is not used up by a person who is in.
      const isIn = path !== RECOVERY;
      const toLibrary = { ...call, fields, cookie: sessions.cookiesOf(request.headers, isIn) };
      const answer = await carryOut(ctx, auth, () => asWebRequest(auth.origin, request, toLibrary)).catch(
        async (error) => {
          if (!isTooMany(error)) throw error;
          // Not a try: no password was checked.
          await entered.succeeded();
          throw await busy(reply);
        },
      );
      if (answer.status < 400) {
        await entered.succeeded();
        if (call.method === "POST") sessions.forget();
      }
      return pass(answer, reply, "currentPassword" in fields ? "currentPassword" : "password");
    },
  };
}

/** The calls that hash a password. */
const HASHING = new Set<SignInPath>([
  "/sign-in/email",
  "/sign-up/email",
  "/change-password",
  "/reset-password",
  "/two-factor/enable",
  "/two-factor/disable",
  "/two-factor/generate-backup-codes",
]);

const isTooMany = (error: unknown) => error instanceof DomainError && error.status === 429;

/** Answers late: a program that tries again at once would otherwise send hundreds of calls a second. */
async function busy(reply: FastifyReply): Promise<DomainError> {
  if (held < MOST_HELD) {
    held += 1;
    await sleep(LEAST_HELD_MS + Math.random() * LEAST_HELD_MS);
    held -= 1;
  }
  reply.header("retry-after", BUSY_SECONDS);
  return new DomainError(429, "Muchas personas están entrando en este momento. Intenta de nuevo en unos segundos.");
}

const BUSY_SECONDS = 3;
const LEAST_HELD_MS = 250;
/** Refusals that wait at the same time; each keeps a connection open. */
const MOST_HELD = 500;
let held = 0;

function read(call: SignInCall, { query, body }: FastifyRequest): Fields {
  if (call.method === "GET") return parse(call.query, query ?? {}) as Fields;
  const bytes = body as Buffer | undefined;
  let given: unknown = {};
  try {
    if (bytes?.length) given = readJson(bytes.toString("utf8"));
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError(400, "El contenido no es JSON válido");
  }
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    throw new DomainError(400, "El contenido no es JSON válido");
  }
  return parse(call.body, given) as Fields;
}

async function pass(answer: Response, reply: FastifyReply, passwordField: "password" | "currentPassword") {
  const cookies = answer.headers.getSetCookie();
  if (cookies.length) reply.header("set-cookie", cookies);
  reply.type("application/json; charset=utf-8");
  const text = await answer.text();
  if (answer.status < 400) return reply.code(200).send({ success: true, message: "", data: toTell(text) });
  const { status, body } = authText(answer.status, text, passwordField);
  return reply.code(status).send(body);
}

/** The library's answer, without session keys: they belong in cookies that no page can read. */
function toTell(text: string): unknown {
  return JSON.parse(text || "null", (key, value) => (key === "token" ? undefined : value));
}
