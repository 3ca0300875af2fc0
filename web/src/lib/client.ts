// Calls the server: typed by the domain's routes, sends the current business, and turns failures into errors that can
// be shown.
import type { BodyInput, DataOf, ParamsInput, QueryInput, Route, Totals } from "@mostrador/domain/kit/route.ts";
import { takeAhead } from "./ahead.ts";
import { activeBusinessId } from "./session/active-business-id.ts";

/** How a call failed: refused by the server; never sent; or sent with an unknown result. */
export type Outcome = "refused" | "unsent" | "unanswered";

/** The text for an unknown cause (contract/texts#registration). */
export const UNKNOWN_FAILURE = "Ocurrió un error desconocido";

/** A refusal or a failure; `message` is Spanish and may be shown, `errors` are by field. */
export class CallError extends Error {
  /** 0 when there was no answer. */
  readonly status: number;
  readonly outcome: Outcome;
  /** What failed, above the cause: the screen's own text for a save that was sent and failed (D-16.4). */
  title = "";
  readonly errors: { path: string; message: string }[];
  readonly data: unknown;

  constructor(status: number, message: string, errors: CallError["errors"] = [], data?: unknown) {
    super(message);
    this.name = "CallError";
    this.status = status;
    this.outcome = status >= 500 || (status === 0 && isOnline()) ? "unanswered" : status === 0 ? "unsent" : "refused";
    this.errors = errors;
    this.data = data;
  }
}

type CallOptions<R extends Route> = {
  params?: ParamsInput<R>;
  query?: QueryInput<R>;
  body?: BodyInput<R>;
  /** The same key makes a repeated call return the same answer (D-1.7). */
  idempotencyKey?: string;
  /** For a call sent later than it was requested: the business at that time. */
  businessId?: string;
  signal?: AbortSignal;
};

export type CallAnswer<R extends Route> = {
  data: DataOf<R>;
  message: string;
  /** For a list in pages: the start of the next page, null after the last. Undefined for an unpaged list. */
  next?: string | null;
  /** Where the browser goes on, for a call that ends elsewhere. */
  url?: string;
  /** For a list, when requested. */
  totals?: Totals;
};

/** Throws `CallError`. A 401 also notifies listeners that the session has ended. */
export async function call<R extends Route>(route: R, given: CallOptions<R> = {}): Promise<CallAnswer<R>> {
  const answer = await send(route, given);
  const body = (await answer.json().catch(() => null)) as (CallAnswer<R> & { errors?: CallError["errors"] }) | null;
  if (answer.ok && body) {
    const { data, message, next, totals, url } = body;
    return { data, message, ...(next !== undefined && { next }), ...(totals && { totals }), ...(url && { url }) };
  }
  if (answer.status === 401) for (const listener of sessionEnded) listener();
  throw new CallError(answer.status, body?.message || UNKNOWN_FAILURE, body?.errors, body?.data);
}

/**
 * What was asked for does not exist, or no longer exists: also an address whose id was cut off, which the server refuses.
 * Every other failure may pass, and is worth a retry.
 */
export function isMissing(error: unknown): boolean {
  return error instanceof CallError && [400, 404, 422].includes(error.status);
}

/** Only the data, for queries. */
export async function read<R extends Route>(route: R, given: CallOptions<R> = {}): Promise<DataOf<R>> {
  return (await call(route, given)).data;
}

const sessionEnded = new Set<() => void>();

export function onSessionEnded(listener: () => void): () => void {
  sessionEnded.add(listener);
  return () => sessionEnded.delete(listener);
}

async function send<R extends Route>(route: R, given: CallOptions<R>): Promise<Response> {
  const business = given.businessId || activeBusinessId();
  const address = addressOf(route, given);
  try {
    const coming = route.method === "GET" ? takeAhead(address) : undefined;
    if (coming !== undefined) return await coming;
    return await fetch(address, {
      method: route.method,
      credentials: "same-origin",
      // A small request is still delivered when the page closes.
      keepalive: route.method === "DELETE",
      headers: {
        ...(given.body === undefined ? {} : { "content-type": "application/json" }),
        ...(business ? { "x-business-id": business } : {}),
        ...(given.idempotencyKey ? { "idempotency-key": given.idempotencyKey } : {}),
      },
      ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
      ...(given.signal ? { signal: given.signal } : {}),
    });
  } catch (error) {
    if ((error as Error).name === "AbortError") throw error;
    throw new CallError(0, isOnline() || route.method === "GET" ? NO_ANSWER : NOT_SENT);
  }
}

const NO_ANSWER = "No se recibió respuesta del servidor. Verifica tu conexión a internet.";
const NOT_SENT = "No hay conexión y no se envió nada. Verifica tu conexión a internet.";

function isOnline(): boolean {
  return typeof navigator === "undefined" || navigator.onLine !== false;
}

function addressOf<R extends Route>(route: R, given: CallOptions<R>): string {
  const path = pathWith(route, given.params);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((given.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null && value !== "") query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** The path of a call, with its parameters. */
export function pathWith<R extends Route>({ path }: R, params: ParamsInput<R> | undefined): string {
  const given = (params ?? {}) as Record<string, string>;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(given[name] ?? ""));
}
