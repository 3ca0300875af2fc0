// A call over an open socket, for screens that use it instead of a route. The socket checks the caller, the business
// and the right of the route, and parses the payload; the action only sees a tenant.
import type { Route } from "@mostrador/domain/kit/route.ts";
import type { z } from "zod";
import type { TenantCtx } from "../context.ts";

export type SocketCall = {
  name: string;
  /** The route whose right it needs. */
  route: Route;
  payload: z.ZodType;
  /** The refusal of a payload whose error has no text of its own. */
  refusal: string;
  // biome-ignore lint/suspicious/noExplicitAny: the payload was typed by its own schema in `socketCall`
  handle(ctx: TenantCtx, payload: any): Promise<unknown>;
};

/** Declares one. The caller gets the result of `handle` as `data`. */
export function socketCall<Payload extends z.ZodType>(
  call: Omit<SocketCall, "handle" | "payload"> & {
    payload: Payload;
    handle(ctx: TenantCtx, payload: z.output<Payload>): Promise<unknown>;
  },
): SocketCall {
  return call;
}
