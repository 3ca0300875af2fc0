// What the installation's own gateway asks before it gets a certificate: 200 for a name that is served, else 404
// (docs/operating/domains.md).
import { hostnameOf } from "@mostrador/domain/partners/domains/hostname.ts";
import type { RawRoute } from "../../../kernel/http/registry.ts";
import type { ServedNames } from "./served-names.ts";

export function tlsAsk(served: ServedNames): RawRoute {
  return {
    method: "GET",
    path: "/internal/tls-ask",
    from: "provider",
    summary:
      "Si el dominio que se nombra se atiende aquí: lo pregunta la puerta de entrada antes de pedir un certificado",
    guard: "solo contesta si un nombre se atiende, que cualquiera ve al abrirlo",
    atOnce: (query) => {
      const [domain, ...more] = query.getAll("domain");
      const hostname = more.length > 0 ? undefined : nameIn(domain);
      const known = hostname === undefined ? null : served.knownPartnerOf(hostname);
      return known === undefined ? null : answerOf(known !== null);
    },
    handle: async (ctx, request, reply) => {
      const { domain } = request.query as { domain?: unknown };
      const hostname = nameIn(domain);
      const isServed = hostname !== undefined && (await served.partnerOf(ctx, hostname)) !== undefined;
      const { status, body } = answerOf(isServed);
      return reply.code(status).header("cache-control", "no-store").send(body);
    },
  };
}

function nameIn(domain: unknown): string | undefined {
  if (typeof domain !== "string") return undefined;
  const read = hostnameOf(domain);
  return "hostname" in read ? read.hostname : undefined;
}

function answerOf(isServed: boolean) {
  return {
    status: isServed ? 200 : 404,
    body: { success: isServed, ...(!isServed && { message: "Ese dominio no se atiende aquí" }) },
  };
}
