// Answers that a route gives from memory, before the router and everything around it: for a question that is asked before
// each connection. What the route does not know goes the usual way, and gets the same answer there.
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { newId } from "../../id.ts";
import type { RawRoute } from "../registry.ts";

type Options = {
  routes: readonly RawRoute[];
  headers: Readonly<Record<string, string>>;
  /** Whether it may be answered here: a refused or draining connection, or another host, goes the usual way. */
  mayAnswer(request: IncomingMessage): boolean;
  onAnswer(answered: { method: string; route: string; status: number; ms: number }): void;
};

/** Call it once the server has its own listener. */
export function answerAtOnce(server: Server, { routes, headers, mayAnswer, onAnswer }: Options): void {
  const known = new Map(routes.flatMap((route) => (route.atOnce ? [[route.path, route.atOnce] as const] : [])));
  const usual = server.listeners("request") as ((request: IncomingMessage, response: ServerResponse) => void)[];
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const { url = "", method } = request;
    const end = url.indexOf("?");
    const answer = method === "GET" && end > 0 ? known.get(url.slice(0, end)) : undefined;
    const told = answer && mayAnswer(request) ? answer(new URLSearchParams(url.slice(end))) : null;
    if (!told) {
      for (const listener of usual) listener(request, response);
      return;
    }
    const began = performance.now();
    const text = JSON.stringify(told.body);
    response.writeHead(told.status, {
      ...headers,
      "x-request-id": newId(),
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(text),
    });
    response.end(text);
    onAnswer({ method: "GET", route: url.slice(0, end), status: told.status, ms: performance.now() - began });
  });
}
