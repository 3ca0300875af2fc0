import type { FastifyInstance, FastifyReply } from "fastify";

const SALON = "https://www.google.com/maps/place/Sal%C3%B3n+Aura/@19.0413937,-98.2062727,17z";

/** The targets of the maps' short links, by the end of their path; any other link leads to a place in Puebla. */
const ENDS: Record<string, (reply: FastifyReply, host: string) => unknown> = {
  gone: (reply) => reply.code(404).type("text/html").send("Dynamic Link Not Found"),
  elsewhere: (reply) => reply.redirect("https://evil.example/maps"),
  inside: (reply) => reply.redirect("http://127.0.0.1:5432/"),
  plain: (reply) => reply.redirect(SALON.replace("https:", "http:")),
  again: (reply, host) => reply.redirect(`https://${host}/again`),
  silent: () => new Promise(() => {}),
  large: (reply) => reply.type("text/html").send("x".repeat(5_000_000)),
  far: (reply) => reply.type("text/html").send(`${" ".repeat(100_000)}center=19.04%2C-98.2`),
  page: (reply) => reply.type("text/html").send('<meta content="/staticmap?center=19.04%2C-98.2&amp;zoom=17">'),
  empty: (reply) => reply.redirect("https://www.google.com/maps"),
  broken: (reply) => reply.code(500).send("no"),
};

/** All hosts of Google's maps, each under its own name: `/maps/maps.app.goo.gl/AbCd`. */
export function mapRoutes(server: FastifyInstance): void {
  server.get("/maps/:host/*", (request, reply) => {
    const { host, "*": path } = request.params as { host: string; "*": string };
    if (/^www\.google\./.test(host)) return reply.type("text/html").send("<title>Google Maps</title>");
    const hops = /^hops-(\d+)$/.exec(path)?.[1];
    if (hops !== undefined && hops !== "0") return reply.redirect(`https://${host}/hops-${Number(hops) - 1}`);
    return (ENDS[path] ?? (() => reply.redirect(SALON)))(reply, host);
  });
}
