// Puts modules into the files of a build. A file for each module, or for each set of pages that need the same modules,
// would be hundreds: the list of files that a page needs would be longer than the page. The graph of imports says who
// needs a module; these rules make few files of that, and no page loads much that it does not need:
// - what first screens need (`bundle-budget.ts`): a file for each set of screens, small sets joined with a near one;
// - what pages need: a file for pages that need much in common (`page-files.ts`);
// - what opens later (dialogs, panels, menus): a file for each capability, and for what several share one for each area.
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { BUDGETS } from "./bundle-budget.ts";
import { type Group, joinGroups } from "./page-files.ts";
import { AFTER_SHELL } from "./page-links.ts";
import { type Graph, reachedFrom, readImportsOf } from "./static-imports.ts";

/**
 * Who needs a module: the first screens by their letters; the pages and the late parts by their files; `outside`: the documents
 * outside the product whose late parts need it.
 */
type Need = { screens: string; pages: Set<string>; late: Set<string>; outside: Set<string> };

/** Where pages are declared: what these files load are pages, what others load are late parts. */
const LIST = /web\/src\/(app|features)\/([\w-]+\/)+page\.ts$/;
/** Small sets of first screens that join a larger one: the screens that it adds have room for them. */
const JOINED: Readonly<Record<string, readonly string[]>> = {
  picsa: ["pi", "pic", "pica", "ic", "icsa", "isa"],
  picrftvsa: ["picrsa", "pirftvsa"],
  pcrfta: ["pcra", "pra", "rfa", "ra", "fa", "ta"],
  rftv: ["r", "f", "v", "rf", "rft", "rfv"],
  ca: ["c"],
};
/** Bottom up: parts without business words, the areas, and what joins them. */
const FLOORS = createRequire(import.meta.url)("../floors.cjs") as { area: string }[];
const AREAS = ["parts", ...FLOORS.map(({ area }) => area), "app"];
/** In characters of source: a library from here on gets a file of its own; a smaller file joins the one of its area. */
const HEAVY = 50_000;
const SMALL = 8_000;
const PRODUCT = "s";
const AGENDA = "a";
const PAGE = "page-";
const LATE = "late-";
/** What every page loads once it is drawn, which counts as this many pages. */
const AFTER_PAGES = AFTER_SHELL.map(fileAt);
const AFTER_ALL = 3;
const AFTER = "late-frame";
/** What every page loads while the browser is idle, and the search over every page: each counts as a page. */
const IDLE = ["src/app/shell/news.tsx", "src/app/shell/live-line.tsx"].map(fileAt);
const OVER_PAGES = [...IDLE, fileAt("src/app/search/product-search.tsx")];
const NEWS = "late-news";

const heavy = new Map<string, string>();
let needs: Map<string, Need> | undefined;
let sizes: Map<string, number> | undefined;
let pageFiles: Map<string, string> | undefined;

/** The name of the file that takes the module; null leaves it to the build tool. */
export function codeFileOf(id: string, graph: Graph): string | null {
  needs ??= needsOf(graph);
  const need = needs.get(id);
  if (!need || ALONE.includes(id)) return null;
  // styles change the look of every page that loads them: they go with the only one that imports them, and join nothing
  const [importer, ...others] = id.endsWith(".css") ? (graph.getModuleInfo(id)?.importers ?? []) : [];
  if (importer && others.length === 0) return codeFileOf(importer, graph);
  pageFiles ??= pageFilesOf(needs, graph);
  const ofPages = pageFiles.get(id);
  if (ofPages) return ofPages;
  const name = usualFile(id, need, graph);
  if (!name?.startsWith(LATE) || name === AFTER || name === NEWS) return name;
  sizes ??= sizesOf(needs, graph);
  return (sizes.get(name) ?? 0) < SMALL ? LATE + areaOf(id, graph) : name;
}

/** The file for a module, were there no files that are too small. */
function usualFile(id: string, need: Need, graph: Graph): string | null {
  if (need.screens && !isShared(need)) return `first-${need.screens}-alone`;
  if (need.screens) return `first-${hasStyles(id, graph) ? need.screens : joinedSet(need.screens)}`;
  // what opens later without a session must not bring the product along
  if (need.outside.size > 0) return outsideFile(need);
  if (usersIn(AFTER_PAGES, need).length > 0) return AFTER;
  if (usersIn(IDLE, need).length > 0) return NEWS;
  const rooms = new Set([...need.late].map((each) => heavyLibrary(each, graph) ?? capabilityOf(each)));
  const [room] = rooms;
  if (rooms.size > 1) return LATE + (heavyLibrary(id, graph) ?? areaOf(id, graph));
  return room ? LATE + room : null;
}

/** The files of what pages need, by module. */
function pageFilesOf(all: ReadonlyMap<string, Need>, graph: Graph): Map<string, string> {
  const groups = new Map<string, Group>();
  for (const [id, need] of all) {
    if (!isOfPages(need) || ALONE.includes(id) || id.endsWith(".css")) continue;
    const after = usersIn(AFTER_PAGES, need).flatMap(asManyPages);
    const pages = new Set([...need.pages, ...usersIn(OVER_PAGES, need), ...after]);
    const key = [...pages].sort().join();
    const group = groups.get(key) ?? { ids: [], pages, size: 0, isFixed: false };
    groups.set(key, {
      ids: [...group.ids, id],
      pages,
      size: group.size + (graph.getModuleInfo(id)?.code?.length ?? 0),
      isFixed: group.isFixed || hasStyles(id, graph),
    });
  }
  const joined = joinGroups([...groups.values()], (id) => readImportsOf(id, graph));
  const names = new Map<string, string>();
  const taken = new Map<string, number>();
  for (const ids of joined) {
    const pages = new Set(ids.flatMap((id) => [...(all.get(id)?.pages ?? [])]));
    const rooms = new Set([...pages].map(capabilityOf));
    const areas = new Set([...pages].map((page) => AREAS[rankOf(page)]));
    const [[room], [area]] = [rooms, areas];
    const name = PAGE + (rooms.size === 1 ? room : areas.size === 1 ? area : "shared");
    const number = (taken.get(name) ?? 0) + 1;
    taken.set(name, number);
    for (const id of ids) names.set(id, number > 1 ? `${name}-${number}` : name);
  }
  return names;
}

function usersIn(parts: readonly string[], { late }: Need): string[] {
  return parts.filter((each) => late.has(each));
}

function asManyPages(late: string): string[] {
  return Array.from({ length: AFTER_ALL }, (_, place) => `${late} ${place}`);
}

function isOfPages({ screens, pages, outside }: Need): boolean {
  return !screens && pages.size > 0 && outside.size === 0;
}

function joinedSet(screens: string): string {
  return Object.keys(JOINED).find((set) => JOINED[set]?.includes(screens)) ?? screens;
}

function outsideFile({ outside, late }: Need): string {
  const rooms = new Set([...late].map((each) => capabilityOf(each) ?? /([\w-]+)\.\w+$/.exec(each)?.[1] ?? ""));
  const [room] = rooms;
  return ["outside", ...[...outside].sort(), ...(rooms.size === 1 ? [room] : [])].join("-");
}

/** Characters of source by file. */
function sizesOf(all: ReadonlyMap<string, Need>, graph: Graph): Map<string, number> {
  const found = new Map<string, number>();
  for (const [id, need] of all) {
    const name = usualFile(id, need, graph);
    if (name) found.set(name, (found.get(name) ?? 0) + (graph.getModuleInfo(id)?.code?.length ?? 0));
  }
  return found;
}

/** The largest library that only late parts have, when it is large: it gets a file of its own, with what needs it. */
function heavyLibrary(id: string, graph: Graph): string | undefined {
  const known = heavy.get(id);
  if (known !== undefined) return known || undefined;
  const sizes = new Map<string, number>();
  for (const each of reachedFrom([id], graph)) {
    const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(each)?.[1];
    const need = needs?.get(each);
    if (!name || name.startsWith("@mui/") || need?.screens || need?.pages.size) continue;
    sizes.set(name, (sizes.get(name) ?? 0) + (graph.getModuleInfo(each)?.code?.length ?? 0));
  }
  const [name = "", size = 0] = [...sizes].sort((one, other) => other[1] - one[1])[0] ?? [];
  const found = size > HEAVY ? name.replace(/\W+/g, "-") : "";
  heavy.set(id, found);
  return found || undefined;
}

function hasStyles(id: string, graph: Graph): boolean {
  return graph.getModuleInfo(id)?.importedIds.some((next) => next.endsWith(".css")) ?? false;
}

/** Whether pages or late parts need it, too: they must not load the styles and the code of public pages. */
function isShared({ screens, pages, late }: Need): boolean {
  if (screens === AGENDA) return pages.size > 1;
  return screens.includes(AGENDA) || screens.includes(PRODUCT) || pages.size + late.size > 0;
}

/** `growth-forms` of a feature, `chat` of a room of the app; undefined of a library. */
function capabilityOf(id: string): string | undefined {
  const [, feature, room] = /web\/src\/(?:features\/(\w+\/[\w-]+)|(?:app|lib|ui)\/([\w-]+))\//.exec(id) ?? [];
  return feature?.replace("/", "-") ?? room;
}

/** The highest area that the module belongs to or needs, so that the files of areas need lower ones only. */
function areaOf(id: string, graph: Graph): string {
  const ranks = [...reachedFrom([id], graph)].filter((each) => isOfArea(needs?.get(each))).map(rankOf);
  return AREAS[Math.max(rankOf(id), ...ranks)] ?? "parts";
}

function isOfArea(need: Need | undefined): boolean {
  return (
    need !== undefined && !need.screens && !isOfPages(need) && usersIn([...AFTER_PAGES, ...IDLE], need).length === 0
  );
}

function rankOf(id: string): number {
  const [, area, app] = /(?:web\/src\/features|domain\/src)\/(\w+)\/|web\/src\/(app)\//.exec(id) ?? [];
  return Math.max(0, AREAS.indexOf(area ?? app ?? ""));
}

function needsOf(graph: Graph): Map<string, Need> {
  const found = new Map<string, Need>();
  const needOf = (id: string) => {
    const need = found.get(id) ?? { screens: "", pages: new Set(), late: new Set(), outside: new Set() };
    found.set(id, need);
    return need;
  };
  const firsts = BUDGETS.map(({ letter, sources }) => ({ letter, sources: sources.map(fileAt) }));
  for (const { letter, sources } of firsts) for (const id of reachedFrom(sources, graph)) needOf(id).screens += letter;
  const sources = firsts.flatMap((first) => first.sources);
  const { pageFiles, lateFiles } = opened(sources, graph);
  for (const page of pageFiles) for (const id of reachedFrom([page], graph)) needOf(id).pages.add(page);
  for (const late of lateFiles) for (const id of reachedFrom([late], graph)) needOf(id).late.add(late);
  for (const [document, late] of openedOutside(firsts, graph))
    for (const id of reachedFrom([late], graph)) needOf(id).outside.add(document);
  return found;
}

/** What the documents outside the product load later: the light pages together, those of customers by their letters. */
function openedOutside(
  firsts: readonly { letter: string; sources: string[] }[],
  graph: Graph,
): [document: string, late: string][] {
  return firsts.flatMap(({ letter, sources }) => {
    if (sources.includes(APP)) return [];
    // the document of the light pages is that of the product, too
    const own = sources.filter((source) => source !== DOCUMENT);
    const document = own.length < sources.length ? "light" : letter;
    return [...opened(own, graph).lateFiles].map((late): [string, string] => [document, late]);
  });
}

const DOCUMENT = fileAt("index.html");
const APP = fileAt("src/app/app.tsx");
/** It asks for the session as it runs, and the shell comes after it: others must not bring them along. */
const ALONE = [APP, fileAt("src/app/shell/shell.tsx")];

/** What is loaded later, by pages' lists or by others; not what the product loads, unless it is among the sources. */
function opened(sources: string[], graph: Graph): { pageFiles: Set<string>; lateFiles: Set<string> } {
  const [pageFiles, lateFiles, seen] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const left = [...sources];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const later = (graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter(
      (next) => next !== APP || sources.includes(APP),
    );
    for (const next of later) (LIST.test(id) ? pageFiles : lateFiles).add(next);
    left.push(...reachedFrom([id], graph), ...later);
  }
  return { pageFiles, lateFiles };
}

function fileAt(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
