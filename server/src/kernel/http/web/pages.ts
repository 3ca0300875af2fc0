// Serves the built web application.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { SystemCtx } from "../../context.ts";
import type { Edge } from "../../edge/edge.ts";
import { framedBy, picturesFrom } from "../security-headers.ts";
import { escapeHtml } from "./escape-html.ts";
import { serveHeldFiles } from "./held-files.ts";
import { type FootLinks, withFoot } from "./page-foot.ts";
import { originsOf, type PageSkin, withSkin } from "./page-skin.ts";

/** A document in addition to the application's own, at its own addresses and below them. */
export type PageRule = {
  /** In the router's form: `/tienda/:name`. */
  path: string;
  /** Its file in the build. */
  document: string;
  /** What the page tells its visitor; null where the page shows nothing about a business. */
  look(ctx: SystemCtx, params: Record<string, string>, query: Record<string, unknown>): Promise<PageLook | null>;
};

export type PageLook = {
  /** '' leaves that of the document. */
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
  /** Whose look it has: the id of the partner of its business. */
  owner: string | null;
};

/** What a page is about: the host that was asked, whose business it shows, and the cookies of its reader. */
export type AskedPage = { host: string; owner: string | null; headers: { cookie?: string | undefined } };
/** `skin`: the look of the page, null for our own. `pictures`: addresses that its scripts may show, too. */
export type FindSkin = (ctx: SystemCtx, page: AskedPage) => Promise<{ skin: PageSkin | null; pictures: string[] }>;

type Options = {
  folder: string;
  pages: readonly PageRule[];
  system: (requestId: string) => SystemCtx;
  edge: Edge;
  skin: FindSkin;
  /** The links of the foot of pages without a brand. */
  foot: FootLinks;
};
const HTML = "text/html; charset=utf-8";

/** Assets have a hash in their name and never change. Every page is the same document, except those of the rules. */
export function serveWeb(app: FastifyInstance, options: Options): void {
  const { folder, pages, system, edge, skin, foot } = options;
  serveHeldFiles(app, folder);
  const page = withFoot(readFileSync(join(folder, "index.html"), "utf8"), foot);
  const opened = openedPages(folder, page);
  const give: Give = async (request, reply, document, look) => {
    const asked = { host: edge.hostOf(request.raw), owner: look?.owner ?? null, headers: request.headers };
    const { skin: worn, pictures } = await skin(system(request.id), asked);
    const origins = originsOf([...(worn ? [worn.picture] : []), ...pictures]);
    if (origins.length > 0) void reply.headers(picturesFrom(reply, origins));
    if (look) void reply.headers(headersOf(reply, look));
    const dressed = worn ? withSkin(document, worn) : document;
    return reply
      .type(HTML)
      .header("cache-control", "no-cache")
      .send(look?.title ? titled(dressed, look) : dressed);
  };
  // The front page is the one that search engines may show.
  app.get("/", (request, reply) => give(request, reply.header("x-robots-tag", "all"), page));
  for (const rule of pages) serveRule(app, folder, rule, { system, opened, give });
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
    return give(request, reply, opened(pathname));
  });
}

type Give = (request: FastifyRequest, reply: FastifyReply, document: string, look?: PageLook) => Promise<FastifyReply>;

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

type Giving = Pick<Options, "system"> & { opened: (pathname: string) => string; give: Give };

function serveRule(app: FastifyInstance, folder: string, rule: PageRule, { system, opened, give }: Giving): void {
  const file = join(folder, rule.document);
  if (!existsSync(file)) return;
  const document = rule.document === "index.html" ? opened(rule.path) : readFileSync(file, "utf8");
  for (const url of [rule.path, `${rule.path}/*`]) {
    app.get(url, async (request, reply) => {
      const { params, query } = request as { params: Record<string, string>; query: Record<string, unknown> };
      const look = await rule.look(system(request.id), params, query);
      return give(request, reply, document, look ?? undefined);
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
