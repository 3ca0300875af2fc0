// How a request reached us, as far as it can be believed: from which address, under which host, from which site, and
// whether it is written as a request may be. Calls and sockets read it here and nowhere else: whoever believed one header
// more than the proxies in front write themselves would let callers say who they are.
import type { IncomingMessage } from "node:http";

export type Edge = ReturnType<typeof createEdge>;

type Options = {
  /** How many proxies stand in front: each adds to X-Forwarded-For whom it heard, and what is left of that is hearsay. */
  trustedProxies: number;
  /** The address that people type, when it is known. */
  publicUrl: string | undefined;
};

export function createEdge({ trustedProxies, publicUrl }: Options) {
  /** Hop 0 is whoever holds the connection: with one proxy the proxy itself, and the caller is hop 1. */
  const trusts = (_address: string, hop: number) => hop < trustedProxies;
  const publicHost = publicUrl === undefined ? undefined : new URL(publicUrl).host;

  function forwarded({ headers }: IncomingMessage, name: string): string | undefined {
    const said = headers[`x-forwarded-${name}`];
    return trustedProxies > 0 && said ? String(said).split(",").at(-1)?.trim() : undefined;
  }

  return {
    trusts,

    /** As Fastify's `request.ip` by `trusts`, for whom Fastify does not see. */
    addressOf(request: IncomingMessage): string {
      const said = String(request.headers["x-forwarded-for"] ?? "").split(",");
      const heard = said.map((address) => address.trim()).filter(Boolean);
      const hops = [...heard, request.socket.remoteAddress ?? ""].reverse();
      return hops[Math.min(trustedProxies, hops.length - 1)] as string;
    },

    /** Why it cannot be taken as it is written, in words for whoever wrote it; null when it can. */
    refusal(request: IncomingMessage): string | null {
      const { headers, rawHeaders } = request;
      if (!TARGET.test(request.url ?? "")) return "La dirección de la solicitud no es válida";
      const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
      const isAsked = PROBES.has(request.url ?? "") && hosts.length === 0;
      const host = forwarded(request, "host") ?? headers.host ?? "";
      if (!isAsked && (hosts.length !== 1 || !isHost(headers.host ?? "") || !isHost(host))) {
        return "El servidor que se nombra (Host) no es válido";
      }
      const protocol = forwarded(request, "proto");
      if (protocol !== undefined && protocol !== "http" && protocol !== "https") {
        return "El protocolo que se nombra no es válido";
      }
      return null;
    },

    /** A page of another site sent it. A page cannot choose what its browser says here, nor what proxies add. */
    isForeign(request: IncomingMessage): boolean {
      const { origin, host } = request.headers;
      if (!origin) return false;
      // 'null' and garbage are no site
      const site = URL.parse(origin);
      if (!site || site.host === "") return true;
      const own = [publicHost, forwarded(request, "host"), host];
      return !own.some((name) => name && URL.parse(`${site.protocol}//${name}`)?.host === site.host);
    },

    /** What a proxy may write in full, `GET http://host/path`, as everybody else writes it. */
    targetOf({ url = "/", headers }: Pick<IncomingMessage, "url" | "headers">): string {
      if (!/^https?:/i.test(url)) return url;
      const whole = URL.parse(url);
      return whole && whole.host === headers.host?.toLowerCase() ? `${whole.pathname}${whole.search}` : url;
    },
  };
}

/** One slash and no other, nor a backslash that counts as one: what follows would be read as a host. */
const TARGET = /^\/(?![/\\])[!-~\u0080-\u00ff]*$/;

/** Asked by balancers, which know us by no name; nothing in their answers hangs on it. */
const PROBES = new Set(["/healthz", "/readyz"]);

const HOST = /^(?:[a-z0-9_][a-z0-9._-]*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

function isHost(host: string): boolean {
  return host.length <= 255 && HOST.test(host) && URL.canParse(`http://${host}`);
}
