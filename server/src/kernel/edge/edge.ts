// What can be believed about a request: its address, host and site, and whether it is well-formed. Calls and sockets
// read it only here: one header too many that is believed would let callers choose who they are.
import type { IncomingMessage } from "node:http";

export type Edge = ReturnType<typeof createEdge>;

type Options = {
  /**
   * How many proxies are in front. Each adds the address it heard from to X-Forwarded-For; entries beyond those cannot
   * be trusted.
   */
  trustedProxies: number;
  /** The address that people type, when it is known. */
  publicUrl: string | undefined;
};

export function createEdge({ trustedProxies, publicUrl }: Options) {
  /** Hop 0 is the peer of the connection: with one proxy that is the proxy, and the caller is hop 1. */
  const trusts = (_address: string, hop: number) => hop < trustedProxies;
  const publicHost = publicUrl === undefined ? undefined : new URL(publicUrl).host;

  function forwarded({ headers }: IncomingMessage, name: string): string | undefined {
    const said = headers[`x-forwarded-${name}`];
    return trustedProxies > 0 && said ? String(said).split(",").at(-1)?.trim() : undefined;
  }

  return {
    trusts,

    /** The same as Fastify's `request.ip` by `trusts`, for requests that Fastify does not see. */
    addressOf(request: IncomingMessage): string {
      const said = String(request.headers["x-forwarded-for"] ?? "").split(",");
      const heard = said.map((address) => address.trim()).filter(Boolean);
      const hops = [...heard, request.socket.remoteAddress ?? ""].reverse();
      return hops[Math.min(trustedProxies, hops.length - 1)] as string;
    },

    /** The host that the browser asked for, with its port. */
    hostOf(request: IncomingMessage): string {
      return forwarded(request, "host") ?? request.headers.host ?? "";
    },

    /** Why the request cannot be accepted as it is written, in words for its author; null when it can. */
    refusal(request: IncomingMessage): string | null {
      const { headers, rawHeaders } = request;
      if (!TARGET.test(request.url ?? "")) return "La dirección de la solicitud no es válida";
      const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
      const isAsked = isProbe(request.url ?? "") && hosts.length === 0;
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

    /**
     * Whether a page of another site sent it. A page cannot choose what its browser sends here, nor what proxies add.
     */
    isForeign(request: IncomingMessage): boolean {
      const { origin, host } = request.headers;
      if (!origin) return false;
      // 'null' and unreadable values are no site
      const site = URL.parse(origin);
      if (!site || site.host === "") return true;
      const own = [publicHost, forwarded(request, "host"), host];
      return !own.some((name) => name && URL.parse(`${site.protocol}//${name}`)?.host === site.host);
    },

    /** Turns the full form that a proxy may write, `GET http://host/path`, into the usual one. */
    targetOf({ url = "/", headers }: Pick<IncomingMessage, "url" | "headers">): string {
      if (!/^https?:/i.test(url)) return url;
      const whole = URL.parse(url);
      return whole && whole.host === headers.host?.toLowerCase() ? `${whole.pathname}${whole.search}` : url;
    },
  };
}

/** Exactly one slash, and no backslash that counts as one: the text after a second one would be read as a host. */
const TARGET = /^\/(?![/\\])[!-~\u0080-\u00ff]*$/;

/** Balancers ask for these without our host name; their answers do not depend on it. */
const PROBES = new Set(["/healthz", "/readyz"]);
export const isProbe = (target: string) => PROBES.has(target);

const HOST = /^(?:[a-z0-9_][a-z0-9._-]*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

function isHost(host: string): boolean {
  return host.length <= 255 && HOST.test(host) && URL.canParse(`http://${host}`);
}
