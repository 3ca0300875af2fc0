// The door of the sign-in library: checks what people type before it does, and puts its answers in Spanish.
import type { SystemCtx } from "../../../../kernel/context.ts";
import { failure } from "../../../../kernel/http/envelope.ts";
import type { RawDoor } from "../../../../kernel/http/registry.ts";
import type { Auth } from "./auth.ts";
import { authText } from "./auth-texts.ts";
import { checkAuthBody } from "./check-auth-body.ts";
import type { Sessions } from "./session.ts";
import type { Throttle } from "./throttle.ts";

export function authDoors(auth: Auth, sessions: Sessions, throttle: Throttle): RawDoor[] {
  /** The library tells a database that is away like any other trouble: only asking it tells them apart. */
  const carryOut = async ({ db }: SystemCtx, request: Request): Promise<Response> => {
    const answer = await auth.handler(request);
    if (answer.status >= 500) await db.pool.query("select 1");
    return answer;
  };
  const handle: RawDoor["handle"] = async (ctx, request, reply) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const path = pathname.replace(/^\/api\/auth/, "");
    const refuse = (answer: ReturnType<typeof failure>) => reply.code(answer.status).send(answer.body);
    let bytes: Buffer | undefined;
    if (request.method === "POST") {
      const checked = checkAuthBody(path, request.body as Buffer | undefined);
      if ("failure" in checked) return refuse(checked.failure);
      bytes = Buffer.from(JSON.stringify(checked.body));
      const email = String(checked.body.email ?? "").toLowerCase();
      const entered = await throttle.enter(ctx, path, { address: request.ip, email });
      if (entered.waitMs !== null) {
        reply.header("retry-after", Math.max(1, Math.ceil(entered.waitMs / 1000)));
        return refuse(failure(429, "Demasiados intentos. Espera unos minutos e intenta de nuevo."));
      }
      const answer = await carryOut(ctx, asWebRequest(request, bytes));
      if (answer.status < 400) {
        await entered.succeeded();
        sessions.forget();
      }
      return pass(answer, reply);
    }
    return pass(await carryOut(ctx, asWebRequest(request, bytes)), reply);
  };
  const summary = "Inicio de sesión, registro, verificación y cambio de contraseña";
  const guard = "Límite de intentos por correo y por dirección de red; origen revisado.";
  return [
    { method: "GET", path: "/api/auth/*", summary, guard, handle },
    { method: "POST", path: "/api/auth/*", summary, guard, handle },
  ];
}

function asWebRequest(request: Parameters<RawDoor["handle"]>[1], bytes: Buffer | undefined): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === "string" && name !== "content-length") headers.set(name, value);
  }
  headers.set("x-forwarded-for", request.ip);
  // Whoever is no browser sends none, and the library would refuse it; a foreign one the kernel has refused.
  if (!headers.has("origin")) headers.set("origin", `${request.protocol}://${request.host}`);
  if (bytes) headers.set("content-type", "application/json");
  return new Request(new URL(request.url, `${request.protocol}://${request.host}`), {
    method: request.method,
    headers,
    ...(bytes ? { body: new Uint8Array(bytes) } : {}),
  });
}

async function pass(answer: Response, reply: Parameters<RawDoor["handle"]>[2]) {
  reply.code(answer.status);
  for (const [name, value] of answer.headers) {
    if (name !== "set-cookie" && name !== "content-length") reply.header(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length) reply.header("set-cookie", cookies);
  const text = await answer.text();
  if (answer.status < 400)
    return reply.send(isJson(answer) ? { success: true, message: "", data: toTell(text) } : text);
  const { status, body } = authText(answer.status, text);
  return reply.code(status).header("content-type", "application/json; charset=utf-8").send(body);
}

function isJson(answer: Response): boolean {
  return answer.headers.get("content-type")?.includes("json") ?? false;
}

/** What the library says, without the keys of sessions: they live in cookies that no page can read. */
function toTell(text: string): unknown {
  return JSON.parse(text || "null", (key, value) => (key === "token" ? undefined : value));
}
