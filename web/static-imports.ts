// Follows the static imports of modules, as the build does: of a file that only passes on what others export, it takes
// the files of the names that are used, and leaves out the rest.
import { dirname, resolve } from "node:path";
import type { Rolldown } from "vite";

export type Graph = Rolldown.ChunkingContext;

/** These modules and everything of which they statically import a part. */
export function reachedFrom(sources: string[], graph: Graph): Set<string> {
  const reached = new Set<string>();
  // one that is loaded as a whole passes on all
  const left = sources.flatMap((id) =>
    RE_EXPORTS.test(id) ? [id, ...(graph.getModuleInfo(id)?.importedIds ?? [])] : [id],
  );
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    left.push(...readImportsOf(id, graph));
  }
  return reached;
}

/** Files that only pass on what other files export: ours, and those of the library of parts. */
const RE_EXPORTS = /web\/src\/features\/\w+\/[\w-]+\/index\.ts$|node_modules\/@mui\/[\w-]+\/(\w+\/)?index\.mjs$/;
const FROM = /\b(?:import|export)\s+(?:(\w+)\s*,?\s*)?(?:\{([^}]*)\})?\s*from\s*["']([^"']+)["']/g;
const ALL_FROM = /\bexport\s*\*\s*from\s*["']([^"']+)["']/g;
type ImportedName = { used: string; known: string };

/** By module. Its code is read once: asked for again it is copied each time, and each page asks for nearly all modules. */
const readImports = new Map<string, string[]>();

/** The modules of which this one statically imports a part. */
export function readImportsOf(id: string, graph: Graph): string[] {
  const found = readImports.get(id) ?? importsOf(id, graph);
  readImports.set(id, found);
  return found;
}

/** Of a file that passes on, the files of the names that are used: the build leaves out the others. */
function importsOf(id: string, graph: Graph): string[] {
  const info = graph.getModuleInfo(id);
  if (!info) return [];
  const own = [...(info.code ?? "").matchAll(FROM)].filter(
    ([text]) => !RE_EXPORTS.test(id) || text.startsWith("import"),
  );
  const named = own.flatMap(([, whole, names, from = ""]) => {
    const target = reExporterOf(id, from, graph);
    if (target) return namesOf(whole, names).flatMap(({ used }) => filesOf(target, used, graph));
    return info.importedIds.filter((next) => comesFrom(next, id, from));
  });
  return RE_EXPORTS.test(id) ? named : [...named, ...info.importedIds.filter((next) => !RE_EXPORTS.test(next))];
}

/** The files that hold what `index` exports under this name. */
function filesOf(index: string, name: string, graph: Graph): string[] {
  const code = graph.getModuleInfo(index)?.code ?? "";
  const follow = (from: string, used: string) => {
    const next = reExporterOf(index, from, graph);
    if (next) return filesOf(next, used, graph);
    return (graph.getModuleInfo(index)?.importedIds ?? []).filter((id) => comesFrom(id, index, from));
  };
  for (const [, whole, names, from = ""] of code.matchAll(FROM))
    for (const { used, known } of namesOf(whole, names)) if (known === name) return follow(from, used);
  return [index, ...[...code.matchAll(ALL_FROM)].flatMap(([, from = ""]) => follow(from, name))];
}

/** The file that passes names on, where the import leads to one. */
function reExporterOf(id: string, from: string, graph: Graph): string | undefined {
  const found = graph
    .getModuleInfo(id)
    ?.importedIds.filter((next) => RE_EXPORTS.test(next) && comesFrom(next, id, from));
  // the package itself before a folder of it
  return found?.sort((one, other) => one.length - other.length)[0];
}

function comesFrom(id: string, importer: string, from: string): boolean {
  if (from.startsWith(".")) return id === resolve(dirname(importer), from);
  return id.includes(`/node_modules/${from}/`) || id.includes(`/node_modules/${from}.`);
}

/** `a as b`: `a` is used of the other file, and `b` is what it is known as afterwards. */
function namesOf(whole: string | undefined, names = ""): ImportedName[] {
  const listed = names.split(",").flatMap((one) => {
    const [used = "", known = used] = one.trim().split(/\s+as\s+/);
    return used ? [{ used, known }] : [];
  });
  return whole ? [{ used: "default", known: whole }, ...listed] : listed;
}
