// Which providers the sign-in page offers, and where people come back from them. A browser comes back by itself: every
// refusal is said on the sign-in page (docs/decisions/0161).
import { SIGN_IN_ROOT } from "@mostrador/domain/ground/identity/sign-in/routes.ts";
import { NoFields, ProviderReturn } from "@mostrador/domain/ground/identity/sign-in/schema.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { FastifyRequest } from "fastify";
import type { SystemCtx } from "../../../../../kernel/context.ts";
import { parse } from "../../../../../kernel/http/parse.ts";
import type { RawRoute } from "../../../../../kernel/http/registry.ts";
import type { SignInProvider } from "../../../../../providers/sign-in/port.ts";
import { asWebRequest, carryOut } from "../ask-library.ts";
import type { Auth } from "../auth.ts";
import type { Sessions } from "../session.ts";
import type { Throttle } from "../throttle.ts";

type Parts = { auth: Auth; sessions: Sessions; throttle: Throttle; providers: readonly SignInProvider[] };

const PAGE = "/auth/ingresar";

/** Providers return to the installation's own address alone: on other names of it nothing is offered. */
export function offersProviders({ auth }: Pick<Parts, "auth">, request: FastifyRequest): boolean {
  return request.host === new URL(auth.origin).host;
}

export function providerRoutes(parts: Parts): RawRoute[] {
  const offered = parts.providers.map(({ id }) => id);
  return [
    {
      method: "GET",
      path: `${SIGN_IN_ROOT}/providers`,
      from: "people",
      summary: "Con qué otras cuentas se puede entrar: google, facebook",
      guard: "Ninguna: dice lo mismo a todos.",
      query: NoFields,
      async handle(_ctx, request, reply) {
        return reply.send({ success: true, message: "", data: offersProviders(parts, request) ? offered : [] });
      },
    },
    {
      method: "GET",
      path: `${SIGN_IN_ROOT}/callback/:id`,
      from: "people",
      summary: "A donde regresa el navegador después de entrar con otra cuenta",
      guard: "El estado de quien empezó, en su navegador y una sola vez. Límite de intentos por dirección de red.",
      query: ProviderReturn,
      async handle(ctx, request, reply) {
        const { id } = request.params as { id: string };
        if (!offered.some((provider) => provider === id)) throw new DomainError(404, "No se encontró la dirección");
        const [cookies, location] = await endAtLibrary(ctx, parts, request, id).catch((error) => {
          if (error instanceof DomainError && error.status < 500) return [[], failed("failed")] as const;
          throw error;
        });
        if (cookies.length > 0) reply.header("set-cookie", cookies);
        return reply.header("cache-control", "no-store").redirect(location, 303);
      },
    },
  ];
}

type Return = readonly [cookies: string[], location: string];

async function endAtLibrary(
  ctx: SystemCtx,
  { auth, sessions, throttle }: Parts,
  request: FastifyRequest,
  id: string,
): Promise<Return> {
  const fields = parse(ProviderReturn, request.query ?? {}) as Record<string, string>;
  const entered = await throttle.enter(ctx, "/sign-in/social", { address: request.ip, email: "" });
  if (entered.waitMs !== null) return [[], failed("busy")];
  // A session that is open here has no part in it.
  const cookie = sessions.cookiesOf(request.headers, false);
  const call = { method: "GET", path: `/callback/${id}`, fields, cookie };
  const answer = await carryOut(ctx, auth, () => asWebRequest(auth.origin, request, call));
  const location = answer.headers.get("location");
  if (!location) return [[], failed("failed")];
  await entered.succeeded();
  sessions.forget();
  return [answer.headers.getSetCookie(), location];
}

const failed = (why: string) => `${PAGE}?error=${why}`;
