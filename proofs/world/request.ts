// Turns a declared route and one call of it into an HTTP request.
import type { Route, TakenFile } from "@mostrador/domain/kit/route.ts";
import type { Caller, Reply } from "../../server/test/caller.ts";
import type { Call } from "./call.ts";

/** The call names its business only in its own fields: no header is sent except the given ones. */
export async function send(
  caller: Caller,
  route: Pick<Route, "method" | "path" | "file">,
  call: Call,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const query = new URLSearchParams(call.query ?? {}).toString();
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(call.params?.[name] ?? ""));
  const said = caller.businessId;
  caller.businessId = "";
  try {
    const body = route.method === "GET" ? undefined : route.file ? formOf(route.file, call) : (call.body ?? {});
    return await caller.send(route.method, query ? `${path}?${query}` : path, body, headers);
  } finally {
    caller.businessId = said;
  }
}

/** A good call carries its file in base64. */
function formOf({ field }: TakenFile, { body = {} }: Call): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (name === field)
      form.set(name, new Blob([Buffer.from(String(value), "base64")]), String(body.name ?? "archivo"));
    else form.set(name, String(value));
  }
  return form;
}
