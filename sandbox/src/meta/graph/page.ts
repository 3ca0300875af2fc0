import type { FastifyRequest } from "fastify";

const PAGE = 25;

/** Pages a list as Graph does: cursors around the returned rows, and `next` only while there are more. */
export function page<T>(request: FastifyRequest, all: T[], idOf: (one: T) => string, tell: (one: T) => unknown) {
  const { limit, after } = request.query as Record<string, string | undefined>;
  const size = Math.min(100, Math.max(1, Number(limit) || PAGE));
  const start = after ? all.findIndex((one) => cursorOf(idOf(one)) === after) + 1 : 0;
  const told = all.slice(start, start + size);
  const [first, last] = [told[0], told.at(-1)];
  if (!first || !last) return { data: [] };
  const next = new URL(request.url, `http://${request.headers.host}`);
  next.searchParams.set("after", cursorOf(idOf(last)));
  return {
    data: told.map(tell),
    paging: {
      cursors: { before: cursorOf(idOf(first)), after: cursorOf(idOf(last)) },
      ...(start + size < all.length ? { next: next.href } : {}),
    },
  };
}

function cursorOf(id: string): string {
  return Buffer.from(id).toString("base64url");
}
