// A declared route with one call of it, as an HTTP request.
import type { Route } from "@mostrador/domain/kit/route.ts";
import type { Caller, Reply } from "../../server/test/caller.ts";
import type { Call } from "./calls.ts";

/** The caller says its business by the call's own fields only: no header helps it, but those given. */
export async function send(
  caller: Caller,
  route: Pick<Route, "method" | "path">,
  call: Call,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const query = new URLSearchParams(call.query ?? {}).toString();
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(call.params?.[name] ?? ""));
  const said = caller.businessId;
  caller.businessId = "";
  try {
    const body = route.method === "GET" ? undefined : (call.body ?? {});
    return await caller.send(route.method, query ? `${path}?${query}` : path, body, headers);
  } finally {
    caller.businessId = said;
  }
}
