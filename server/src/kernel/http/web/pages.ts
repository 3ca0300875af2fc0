// Serves the built web application.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { SystemCtx } from "../../context.ts";
import { framedBy } from "../security-headers.ts";
import { escapeHtml } from "./escape-html.ts";
import { serveHeldFiles } from "./held-files.ts";

/** A document in addition to the application's own, at its own addresses and below them. */
export type PageRule = {
  /** In the router's form: `/tienda/:name`. */
  path: string;
  /** Its file in the build. */
  document: string;
  /** What the page tells its visitor; null where the page shows nothing about a business. */
  look(ctx: SystemCtx, params: Record<string, string>): Promise<PageLook | null>;
};

export type PageLook = {
  title: string;
  /** What a shared link shows below its title; '' shows nothing. */
  description: string;
  /** The full address of its picture; '' without one. */
  picture: string;
  /** Which sites may frame it, in the form of a content policy. */
  frameAncestors: string;
  /** Search engines may show it. */
  isFound: boolean;
  /** A call that its script makes first; empty where that depends on more than the path. */
  preload: string;
};

type Options = { folder: string; pages: readonly PageRule[]; system: (requestId: string) => SystemCtx };

/** Assets have a hash in their name and never change. Every page is the same document, except those of the rules. */
export function serveWeb(app: FastifyInstance, { folder, pages, system }: Options): void {
  serveHeldFiles(app, folder);
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const opened = openedPages(folder, page);
  // The front page is the one that search engines may show.
  app.get("/", (_request, reply) =>
    reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").header("x-robots-tag", "all").send(page),
  );
  for (const rule of pages) serveRule(app, folder, rule, system);
  app.get("/*", (request, reply) => {
    const { pathname } = new URL(request.url, "http://localhost");
    if (
      pathname.startsWith("/api/") ||
      pathname.startsWith("/socket.io/") ||
      pathname === "/metrics" ||
      /\.\w{2,5}$/.test(pathname)
    ) {
      return reply.callNotFound();
    }
    return reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(opened(pathname));
  });
}

const FIRST_MODULE = '<script type="module"';

/**
 * The document with the files that the page at an address needs, from the build's own list: all are requested at once.
 */
function openedPages(folder: string, page: string): (pathname: string) => string {
  const file = join(folder, ".vite/page-links.json");
  if (!existsSync(file)) return () => page;
  // Placed before the script that runs everything, so that scripts added here run first.
  const place = page.includes(FIRST_MODULE) ? FIRST_MODULE : "</head>";
  const links = Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>);
  const documents = links.map(([path, said]) => ({
    path: `${path}/`,
    document: page.replace(place, `${said}${place}`),
  }));
  documents.sort((one, other) => other.path.length - one.path.length);
  return (pathname) => documents.find(({ path }) => `${pathname}/`.startsWith(path))?.document ?? page;
}

function serveRule(app: FastifyInstance, folder: string, rule: PageRule, system: Options["system"]): void {
  const file = join(folder, rule.document);
  if (!existsSync(file)) return;
  const document = readFileSync(file, "utf8");
  for (const url of [rule.path, `${rule.path}/*`]) {
    app.get(url, async (request, reply) => {
      const look = await rule.look(system(request.id), request.params as Record<string, string>);
      void reply.type("text/html; charset=utf-8").header("cache-control", "no-cache");
      if (!look) return reply.send(document);
      return reply.headers(headersOf(reply, look)).send(titled(document, look));
    });
  }
}

function headersOf(reply: FastifyReply, { frameAncestors, isFound, preload }: PageLook): Record<string, string> {
  return {
    ...(preload && { link: `<${preload}>; rel=preload; as=fetch; crossorigin` }),
    ...(isFound ? { "x-robots-tag": "all" } : {}),
    ...(frameAncestors === "'none'" ? {} : framedBy(reply, frameAncestors)),
  };
}

/** What messengers and search engines show of a link. Names and texts of shops are escaped. */
function titled(document: string, { title, description, picture }: PageLook): string {
  const shown = [
    { property: "og:title", content: title },
    { property: "og:type", content: "website" },
    ...(description ? [{ property: "og:description", content: description }] : []),
    ...(picture ? [{ property: "og:image", content: picture }] : []),
  ].map(({ property, content }) => `<meta property="${property}" content="${escapeHtml(content)}" />`);
  const named = description ? `<meta name="description" content="${escapeHtml(description)}" />` : "";
  const head = `<title>${escapeHtml(title)}</title>${named}${shown.join("")}`;
  return (description ? document.replace(/<meta\s+name="description"[^>]*>/, "") : document).replace(
    /<title>[^<]*<\/title>/,
    () => head,
  );
}
