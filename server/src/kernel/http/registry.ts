// Declares every way into the server: the mounted routes, the API page, the crawler and the permission matrix are all
// made from this list. A handler exists only through it.
import type {
  BodyOf,
  DataOf,
  ParamsOf,
  QueryOf,
  Route,
  Shape,
  TakenFile,
  Totals,
} from "@mostrador/domain/kit/route.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { PersonCtx, PublicCtx, SystemCtx, TenantCtx } from "../context.ts";
import type { IncomingFile } from "./incoming/incoming-file.ts";

/** The context that an access gives its handler. */
type CtxOf<R extends Route> = R["access"] extends { kind: "member" | "owner" }
  ? TenantCtx
  : R["access"] extends { kind: "public" }
    ? PublicCtx
    : PersonCtx;

export type Call<R extends Route> = {
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
} & (R extends { file: TakenFile } ? { file: IncomingFile } : unknown);

/** What a handler answers: the data, with a Spanish message where the contract has one; `next` only of a paged list. */
export type Answer<R extends Route> = Data<DataOf<R>> & More;

type More = { message?: string; next?: string | null; totals?: Totals | undefined; aside?: object };

/** `written`: the data already as JSON, from code that keeps it so. */
type Data<Of> = { data: Of } | { written: string };

/** The same for any route, before it is written as JSON. */
export type AnyAnswer = Data<unknown> & More;

export type Bound = {
  route: Route;
  // biome-ignore lint/suspicious/noExplicitAny: each handler was typed by its own route in `bind`
  handle: (ctx: any, call: any) => Promise<AnyAnswer>;
  /** The same work in two halves, for calls that ask a provider in between. */
  halves?: {
    // biome-ignore lint/suspicious/noExplicitAny: each half was typed by its own route in `bindAsking`
    ask: (ctx: any, call: any) => Promise<unknown>;
    // biome-ignore lint/suspicious/noExplicitAny: each half was typed by its own route in `bindAsking`
    end: (ctx: any, heard: any) => Promise<AnyAnswer>;
  };
};

/** Binds a declared call to its action. */
export function bind<R extends Route>(route: R, handle: (ctx: CtxOf<R>, call: Call<R>) => Promise<Answer<R>>): Bound {
  return { route, handle };
}

/**
 * Binds a call to a provider: `ask` runs outside any transaction, may open short ones, and must be safe to repeat.
 * `end` stores the result, in one transaction with the answer that a key keeps.
 */
export function bindAsking<R extends Route, Heard>(
  route: R,
  ask: (ctx: CtxOf<R>, call: Call<R>) => Promise<Heard>,
  end: (ctx: CtxOf<R>, heard: Heard) => Promise<Answer<R>>,
): Bound {
  const handle = async (ctx: CtxOf<R>, call: Call<R>) => end(ctx, await ask(ctx, call));
  return { route, handle, halves: { ask, end } };
}

/** A route with a protocol that is not ours: provider webhooks, the sign-in library, a file. */
export type RawRoute = {
  method: "GET" | "POST";
  path: string;
  summary: string;
  /** How it is guarded, in words: the crawler lists it. */
  guard: string;
  /** Who calls it. People wait for their turn; a provider proves who it is and never waits behind other calls. */
  from: "people" | "provider";
  /** Limits the calls of one address, for a route that a key alone guards. */
  rate?: "public";
  /** Where its fields are known, the API page shows them. The route itself checks them. */
  query?: Shape;
  body?: Shape;
  /** The body arrives as the bytes that were signed. */
  rawBody?: true;
  bodyLimit?: number;
  /** The answer, where memory has it: it is given before the router. Null: as usual. */
  atOnce?(query: URLSearchParams): { status: number; body: object } | null;
  handle(ctx: SystemCtx, request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
};
