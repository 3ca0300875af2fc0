// A call over the open line: what a route does, for screens that speak over the socket. The line checks who calls, whether the
// business is theirs and whether they have the right of the route, and parses the payload; the action sees a tenant only.
import type { Route } from "@mostrador/domain/kit/route.ts";
import type { z } from "zod";
import type { TenantCtx } from "../context.ts";

export type SocketCall = {
  name: string;
  /** Whose right it needs. */
  route: Route;
  payload: z.ZodType;
  /** Said of a payload whose fault has no words of its own. */
  refusal: string;
  // biome-ignore lint/suspicious/noExplicitAny: the payload was typed by its own schema in `socketCall`
  handle(ctx: TenantCtx, payload: any): Promise<unknown>;
};

/** Declares one. `handle` answers what the caller is told as `data`. */
export function socketCall<Payload extends z.ZodType>(
  call: Omit<SocketCall, "handle" | "payload"> & {
    payload: Payload;
    handle(ctx: TenantCtx, payload: z.output<Payload>): Promise<unknown>;
  },
): SocketCall {
  return call;
}
