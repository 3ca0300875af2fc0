// Hands a call to the sign-in library: our own address, the declared fields, the cookies of the sign-in and nothing else.
import { SIGN_IN_ROOT } from "@mostrador/domain/ground/identity/sign-in/routes.ts";
import type { FastifyRequest } from "fastify";
import type { SystemCtx } from "../../../../kernel/context.ts";
import { type Auth, HOST_HEADER } from "./auth.ts";

export type Fields = Record<string, string | boolean>;

export async function carryOut({ db }: SystemCtx, auth: Auth, request: () => Request): Promise<Response> {
  let answer = await auth.handler(request());
  // Another call has just made the same account: on a second try the library finds it, and answers accordingly.
  if (answer.status === 422) answer = await auth.handler(request());
  // The library reports an unreachable database like any other error: only a query tells them apart.
  if (answer.status >= 500) await db.pool.query("select 1");
  return answer;
}

type ToLibrary = { method: string; path: string; fields: Fields; cookie: string | null };

/** Uses our own address, whatever host the request claims: the kernel has compared its origin with that host. */
export function asWebRequest(
  origin: string,
  request: FastifyRequest,
  { method, path, fields, cookie }: ToLibrary,
): Request {
  const url = new URL(`${SIGN_IN_ROOT}${path}`, origin);
  const headers = new Headers({ origin, "x-forwarded-for": request.ip, "content-type": "application/json" });
  headers.set(HOST_HEADER, request.host);
  if (cookie) headers.set("cookie", cookie);
  const agent = request.headers["user-agent"];
  if (agent) headers.set("user-agent", agent.slice(0, MOST_AGENT));
  // These headers identify a form on another site, which must not sign a person in.
  for (const name of ["sec-fetch-site", "sec-fetch-mode", "sec-fetch-dest"]) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  if (method === "POST") return new Request(url, { method, headers, body: JSON.stringify(fields) });
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, String(value));
  return new Request(url, { method, headers });
}

const MOST_AGENT = 500;
