// Finds the entry points in the registry of a started product and in the sources of the server.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Route } from "@mostrador/domain/kit/route.ts";
import type { EntryPointKind } from "./entry-point-kinds.ts";
import { fieldsOf } from "./input-shape.ts";

const SERVER = fileURLToPath(new URL("../../server/src/", import.meta.url));

type DeclaredRoutes = {
  routes: readonly Route[];
  rawRoutes: readonly { method: string; path: string }[];
  socketCalls: readonly { name: string }[];
};

/** Every key in the format of `entry-points.ts`. */
export function findEntryPoints(
  { routes, rawRoutes, socketCalls }: DeclaredRoutes,
  folder = SERVER,
): Record<EntryPointKind, string[]> {
  const fields = routes.flatMap((route) =>
    [route.params, route.query, route.body]
      .flatMap(fieldsOf)
      .map(({ path }) => ({ path, key: `${route.name} ${path.filter((part) => part !== "0").join(".")}` })),
  );
  const named = (pattern: RegExp) =>
    unique(fields.filter(({ path }) => pattern.test(nameOf(path))).map(({ key }) => key));
  const sources = readSources(folder);
  const inSources = (pattern: RegExp) =>
    sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map((found) => ({ file, found })));
  const files = (pattern: RegExp) => unique(inSources(pattern).map(({ file }) => file));
  return {
    raw: unique(rawRoutes.map(({ method, path }) => `${method} ${path}`)),
    page: unique(inSources(PAGES).map(({ file, found }) => `${file} ${found[1]?.toUpperCase()} ${found[2]}`)),
    public: unique(routes.filter(({ access }) => access.kind === "public").map(({ name }) => name)),
    socket: unique([
      ...socketCalls.map(({ name }) => name),
      ...inSources(SOCKETS)
        .filter(({ file }) => file.startsWith("kernel/live/"))
        .map(({ found }) => String(found[1])),
    ]),
    fetch: files(CALLS_OUT),
    process: files(STARTS),
    address: named(ADDRESSES),
    pattern: named(PATTERNS),
    file: unique([...files(FILES), ...routes.filter(({ path }) => FILE_PATHS.test(path)).map(({ name }) => name)]),
  };
}

const PAGES = /\bapp\.(get|post|put|patch|delete|all)\(\s*"([^"]+)"/g;
const SOCKETS = /^ +(?:socket\.)?on\("(\w+)"/gm;
const CALLS_OUT =
  /\bfetch\(|from "(?:node:)?(?:undici|axios|got|node-fetch)"|\b(?:https?|http2|tls|net)\.(?:request|get|connect)\(|import \{[^}]*\b(?:request|connect|get)\b[^}]*\} from "node:(?:https?|http2|tls|net)"|new WebSocket\(/g;
const STARTS =
  /import \{(?! type \w+ \})[^}]*\} from "node:(?:child_process|vm|cluster|dgram)"|import \{[^}]*\bcreateServer\b[^}]*\} from|\beval\(|new Function\(/g;
const FILES =
  /multipart|busboy|text\/csv|spreadsheetml|content-disposition|from "(?:xlsx|exceljs|papaparse|yauzl|sharp|pdf-?\w*|read-excel-file|write-excel-file)/g;
const FILE_PATHS = /export|import|download|upload|file|\.csv|\.xlsx|\.pdf/i;
const ADDRESSES =
  /^(?:url|uri|href|src|link|website|web|logo|images?|photos?|pictures?|avatar|file|files|attachment|media|host|hostname|domain|callback|redirect|webhook|endpoint)$|(?:Url|Uri|Href|Website|File|Host|Domain|Webhook|Endpoint|URL)$/;
const PATTERNS = /regex|pattern|expression|template|formula|^script|query$/i;

/** A list's entry has the name of the list. */
function nameOf(path: string[]): string {
  return path.findLast((part) => part !== "0") ?? "";
}

function unique(keys: string[]): string[] {
  return [...new Set(keys)].sort();
}

function readSources(folder: string): { file: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/(?:\.test|[\\/]proofs)\.ts$/.test(file))
    .map((file) => ({ file: file.replaceAll("\\", "/"), text: readFileSync(folder + file, "utf8") }));
}
