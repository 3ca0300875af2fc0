// Google's maps over https. Redirects are followed here: each step must be a map link again, on a public address.
import { request as plain } from "node:http";
import { request as secure } from "node:https";
import type { LookupFunction } from "node:net";
import { isMapLink } from "@mostrador/domain/ground/places/map-link.ts";
import type { MapEnd, MapLinks } from "./port.ts";
import { PrivateAddress, publicLookup } from "./public-lookup.ts";

export type MapSettings = {
  /** A fake server for all map hosts, `<base>/<host>/<path>`; null for the real ones. */
  baseUrl: string | null;
  /** For all steps together. */
  timeoutMs: number;
  lookup?: LookupFunction;
};

const MOST_REDIRECTS = 5;
/** Only the beginning of a page is read. */
const MOST_BYTES = 64 * 1024;

export function googleMaps({ baseUrl, timeoutMs, lookup = publicLookup() }: MapSettings): MapLinks {
  return {
    async follow(link) {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        return await walk(link, (url) => (baseUrl ? ask(standIn(baseUrl, url), signal) : ask(url, signal, lookup)));
      } catch (error) {
        return { kind: error instanceof PrivateAddress ? "foreign" : "lost" };
      }
    },
  };
}

type Step = { status: number; location: string | undefined; text: string };

async function walk(link: URL, open: (url: URL) => Promise<Step>): Promise<MapEnd> {
  let url = link;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const { status, location, text } = await open(url);
    if (status === 404 || status === 410) return { kind: "gone" };
    if (status >= 200 && status < 300) return { kind: "there", url, text };
    if (status < 300 || status >= 400 || location === undefined) return { kind: "lost" };
    const next = URL.parse(location, url.href);
    if (!next || !isMapLink(next)) return { kind: "foreign" };
    url = next;
  }
  return { kind: "lost" };
}

function standIn(baseUrl: string, { hostname, pathname, search }: URL): URL {
  return new URL(`${baseUrl.replace(/\/+$/, "")}/${hostname}${pathname}${search}`);
}

/** A new connection for each step: an open one would skip the lookup. */
function ask(url: URL, signal: AbortSignal, lookup?: LookupFunction): Promise<Step> {
  const send = url.protocol === "https:" ? secure : plain;
  const headers = { accept: "text/html", "accept-language": "es-MX,es;q=0.9", "user-agent": "Mozilla/5.0 Mostrador" };
  return new Promise((resolve, reject) => {
    const asked = send(
      url,
      { method: "GET", agent: false, signal, headers, ...(lookup ? { lookup } : {}) },
      (answer) => {
        const parts: Buffer[] = [];
        let size = 0;
        const status = answer.statusCode ?? 0;
        const end = () => {
          const text = Buffer.concat(parts).subarray(0, MOST_BYTES).toString("utf8");
          resolve({ status, location: answer.headers.location, text });
          asked.destroy();
        };
        if (status >= 300) return end();
        answer.on("data", (part: Buffer) => {
          parts.push(part);
          size += part.length;
          if (size >= MOST_BYTES) end();
        });
        answer.on("end", end);
        answer.on("error", reject);
      },
    );
    asked.on("error", reject);
    asked.end();
  });
}
