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
    handle: async (ctx, request, reply) => {
      const { domain } = request.query as { domain?: unknown };
      const read = typeof domain === "string" ? hostnameOf(domain) : null;
      const isServed = read && "hostname" in read && (await served.partnerOf(ctx, read.hostname)) !== undefined;
      return reply
        .code(isServed ? 200 : 404)
        .header("cache-control", "no-store")
        .send({ success: Boolean(isServed), ...(!isServed && { message: "Ese dominio no se atiende aquí" }) });
    },
  };
}
