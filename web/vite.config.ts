import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { brandFonts } from "./brand-fonts.ts";
import { BUDGETS } from "./bundle-budget.ts";
import { openingScript } from "./opening-script.ts";
import { packedFiles } from "./packed-files.ts";
import { pageLinks } from "./page-links.ts";
import { usedShapes } from "./used-shapes.ts";

// In development the browser uses one origin: calls and sockets are passed to the server.
const server = `http://127.0.0.1:${process.env.PORT || 3000}`;
const pass = { target: server, changeOrigin: false };

/** The base of all pages, including the customer pages: without the product's styles. */
const GROUND =
  /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime|web\/src\/lib\/(client|brand\/brand|session\/(remembered|active-business-id))\./;

/** The first drawing code of both products, ours and the library's: one file instead of a dozen small ones. */
const FRAME =
  /node_modules\/(stylis|@emotion\/\w+|@mui\/(system(?!\/Stack)|styled-engine|private-theming)|@mui\/material\/(styles|Box|ButtonBase|Button|Typography|CssBaseline))\/|@mui\/(material\/)?utils\/(debounce|getActiveElement|isMuiElement|owner\w+|setRef|use(Slot|Controlled|EnhancedEffect))\b|web\/src\/(app\/(themed|theme-mode|light\/light-paths)\.|lib\/opening\.|lib\/brand\/brand-sign\.|app\/route\/(arrival|page-route)\.|ui\/theme\/(?!name-color)|ui\/state\/(late|notice|say-error)\.|ui\/layout\/(hidden-text|use-title)\.|ui\/key\/(form-shortcuts|take-key)\.)|vite\/preload-helper|domain\/src\/kit\/color\//;

/** The frame of sign-in pages. */
const SIGN_IN = /identity\/(api|auth-frame|credentials|enter|text-link)\.|identity\/sign-in\/credential\./;

/** The parts of forms, before and after sign-in, with the inputs, which the search of a list uses too. */
const FORM =
  /node_modules\/(react-hook-form|@mui\/material\/(FormControl|FormHelperText|FormLabel|InputBase|OutlinedInput))\/|web\/src\/ui\/(form\/(form|form-actions)|field\/(field-frame|field-side|use-field|text-field|password-field))\./;

/** Layers over a page or in its place; the payment page uses them too. */
const OVERLAY =
  /node_modules\/@mui\/material\/(Tooltip|Popper|Grow|Portal|Skeleton)\/|web\/src\/ui\/state\/skeletons\./;

/** Product parts that the front page uses. */
const ICONS = /@mui\/material\/SvgIcon\/|web\/src\/ui\/icon\/(draw-icon|messages|places|states)\./;

/** The base of all product pages and the shell, with their own dependencies. */
const PRODUCT =
  /node_modules\/(react-router|@tanstack|@mui\/material\/(Collapse|Divider|Drawer|IconButton|ListItemIcon|Menu|MenuItem|Paper))\/|web\/src\/(lib\/(session\/|(query|use-now)\.)|(app\/(navigation|query-client|router)|(app|features)\/([\w-]+\/)+(menu|page)|app\/(pages|shell-route)|lib\/page\/page|lib\/page\/menu-entry|ui\/(action\/(icon-action|menu-button)|icon\/(actions|arrows)|key\/(key-text|press)|layout\/(page|page-header|use-screen)|state\/(page-skeletons|toast-place)))\.)/;

/** The agenda's calls and rules, which other pages share: otherwise dozens of small files. */
const RULES =
  /node_modules\/zod\/|domain\/src\/(kit\/resource(\/\w+(-\w+)*)?|scheduling\/(appointments\/(live|times|schema|routes|repeat\/schema|visit\/(visit-lines|schema|change\/routes))|calendars\/(schema|routes|live)|payments\/(link-state|payment-status|schema|routes))|business\/(branches\/(weekly-ranges|schema|resource)|specialists\/resource|businesses\/schema)|catalog\/(resources\/schema|products\/resource|services\/(discount|schema|resource|routes))|money\/finance\/(amount|category|movement-origin|payment-method|schema)|growth\/outreach\/(kinds|schema|routes)|ground\/files\/(file-address|schema))\.ts/;

/** The rules that the light pages use too. */
const FEW_RULES =
  /domain\/src\/(kit\/(calendar|phone-countries)|business\/branches\/(hours|spans)|scheduling\/appointments\/(attendee|status)|growth\/waiting-list\/wish)\./;

/** The rule of answers, which the page of a form has without the rest of the rules. */
const ANSWERS = /domain\/src\/(growth\/forms\/(check-answers|questions)|kit\/words\/hidden-characters)\./;

/** The lists, dialogs and choices of most pages. */
const SCREENS =
  /node_modules\/@mui\/material\/(Dialog\w*|LinearProgress|ToggleButton\w*)\/|web\/src\/(lib\/address\/address|ui\/resource\/removal-queue|ui\/dialog\/(dialog|confirm-dialog|drawer))\./;

/**
 * Puts what several pages share into few files: hundreds of small ones would make the list of files that each page
 * needs longer than the page. What the first screens need is one file for each set of screens, so that none of them
 * loads more than it needs; what only late pages need is one file for each area of rules.
 */
function sharedOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const own = firstScreensOf(id, context);
  if (SCREENS.test(id) || own === "7l") return "screens";
  if (own && !(own === "01267l" && id.includes("/@mui/"))) return `first-${NEIGHBOURS[own] ?? own}`;
  const area = /domain\/src\/(\w+)\//.exec(id)?.[1];
  if (area) return `${MOST_PAGES.has(area) ? "page" : area}-rules`;
  if (/\/(uqr|@mui\/(material|utils))\/|web\/src\/(?:ui|lib\/(?!sheet))/.test(id)) return "parts";
  const feature = AREA.exec(id)?.[1];
  return feature && isLight(id, feature, context) ? `${feature}-parts` : null;
}
const AREA = /web\/src\/features\/(\w+)\//;

/** Sets of screens whose few shared files are one: the first screens that load more of them have room for it. */
const NEIGHBOURS: Readonly<Record<string, string>> = { "0l": "07l", "2l": "27l" };

/** Areas whose rules every page of the product needs, together. */
const MOST_PAGES = new Set(["kit", "ground", "business", "catalog", "money", "conversation", "growth"]);

const SHORT = 4_000;

/** Calls and other short parts of an area that bring no part of a feature along, but such calls. */
function isLight(id: string, area: string, context: Rolldown.ChunkingContext): boolean {
  const { code, importedIds = [] } = context.getModuleInfo(id) ?? {};
  if (!code || code.length > SHORT) return false;
  return importedIds.every((next) => {
    if (CALLS.test(next)) return AREA.exec(next)?.[1] === area && isLight(next, area, context);
    return !/web\/src\/(features|app)\//.test(next);
  });
}
const CALLS = /web\/src\/features\/.*\bapi\.ts$/;

/** The first screens that need this module; empty for the others. */
function firstScreensOf(id: string, context: Rolldown.ChunkingContext): string {
  screens ??= screensOf(context);
  return screens.get(id) ?? "";
}
let screens: Map<string, string> | undefined;
const SOURCES = BUDGETS.map(({ sources }) => sources.map((source) => fileURLToPath(new URL(source, import.meta.url))));

/** What exactly these screens need joins a file that all of them load; the screens themselves stay files. */
function withSets(name: string, test: RegExp, sets: string[]) {
  return (id: string, context: Rolldown.ChunkingContext) => {
    if (test.test(id)) return name;
    return !SOURCES.flat().includes(id) && sets.includes(firstScreensOf(id, context)) ? name : null;
  };
}

/** The first screens that need each module, as digits; an `l` where late pages need it too. */
function screensOf(context: Rolldown.ChunkingContext): Map<string, string> {
  const sets = new Map<string, string>();
  const mark = (sources: string[], letter: string) => {
    for (const id of reachedFrom(sources, context)) sets.set(id, (sets.get(id) ?? "") + letter);
  };
  for (const [index, sources] of SOURCES.entries()) mark(sources, String(index));
  const first = new Set(sets.keys());
  const late = new Set<string>();
  const left = [...first];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    const more = (context.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter((next) => !late.has(next));
    for (const next of more) late.add(next);
    left.push(...reachedFrom(more, context));
  }
  mark(
    [...late].filter((id) => !SOURCES.flat().includes(id)),
    "l",
  );
  for (const id of sets.keys()) if (!first.has(id)) sets.delete(id);
  return sets;
}

/** These modules and everything of which they statically import a part. */
function reachedFrom(sources: string[], context: Rolldown.ChunkingContext): Set<string> {
  const reached = new Set<string>();
  const left = [...sources];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    left.push(...importsOf(id, context));
  }
  return reached;
}

const PUBLIC = /web\/src\/features\/\w+\/[\w-]+\/index\.ts$/;
const FROM = /\b(?:import|export)\s*\{([^}]*)\}\s*from\s*"([^"]+)"/g;

/** Of a public API only the files of the names that are used: the build leaves out the others. */
function importsOf(id: string, context: Rolldown.ChunkingContext): string[] {
  const info = context.getModuleInfo(id);
  const whole = (info?.importedIds ?? []).filter((next) => !PUBLIC.test(next));
  if (PUBLIC.test(id)) return [];
  const named = [...(info?.code ?? "").matchAll(FROM)].flatMap(([, names = "", from = ""]) => {
    const target = resolve(dirname(id), from);
    if (!PUBLIC.test(target)) return [];
    const files = filesOfNames(target, context);
    return namesOf(names, 0).flatMap((name) => files.get(name) ?? []);
  });
  return [...whole, ...named];
}

/** The file of each name that a public API exports. */
function filesOfNames(index: string, context: Rolldown.ChunkingContext): Map<string, string> {
  const code = context.getModuleInfo(index)?.code ?? "";
  return new Map(
    [...code.matchAll(FROM)].flatMap(([, names = "", from = ""]) =>
      namesOf(names, 1).map((name) => [name, resolve(dirname(index), from)] as const),
    ),
  );
}

/** `a as b` is `a` where it is imported, `b` where it is exported. */
function namesOf(names: string, side: 0 | 1): string[] {
  return names.split(",").flatMap((one) => {
    const both = one.trim().split(/\s+as\s+/);
    return one.trim() ? [(both[side] ?? both[0]) as string] : [];
  });
}

/** In development, too, customer pages are separate documents. */
const customerPages: Plugin = {
  name: "customer-pages",
  configureServer: ({ middlewares }) =>
    void middlewares.use((request, _response, next) => {
      if (request.url?.startsWith("/reservar/")) request.url = "/reservar.html";
      if (request.url?.startsWith("/aviso/")) request.url = "/aviso.html";
      if (request.url?.startsWith("/f/")) request.url = "/formulario.html";
      if (request.url?.startsWith("/kiosco/")) request.url = "/kiosco.html";
      next();
    }),
};

export default defineConfig({
  plugins: [react(), usedShapes(), customerPages, brandFonts(), openingScript(), pageLinks(), packedFiles()],
  worker: { format: "es" },
  resolve: {
    alias: [
      { find: /^temporal-polyfill$/, replacement: fileURLToPath(new URL("src/lib/temporal.ts", import.meta.url)) },
    ],
  },
  server: {
    port: 5173,
    proxy: {
      "/api": pass,
      "/healthz": pass,
      "/readyz": pass,
      "/archivos": pass,
      "/c/": pass,
      "^/directorio(/|\\?|$)": pass,
      "/socket.io": { ...pass, ws: true },
    },
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    // Assets stay files: the server's content policy forbids data: scripts and styles.
    assetsInlineLimit: 0,
    // Browsers without module preload load them a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ["index.html", "reservar.html", "aviso.html", "formulario.html", "kiosco.html"],
      output: {
        // Groups what many screens share into a few files that change only with their parts: small files weigh more,
        // and each late page lists all it needs. More widely shared groups have a higher priority, so that other groups
        // do not absorb their modules.
        codeSplitting: {
          groups: [
            { name: "ground", test: GROUND, priority: 4 },
            { name: "frame", test: FRAME, priority: 3 },
            { name: "overlay", test: OVERLAY, priority: 2 },
            { name: withSets("icons", ICONS, ["067", "067l"]), debugName: "icons", priority: 2 },
            { name: "form", test: FORM, priority: 1 },
            { name: "sign-in", test: SIGN_IN, priority: 1 },
            { name: withSets("product", PRODUCT, ["67", "67l"]), debugName: "product", priority: 1 },
            { name: withSets("few-rules", FEW_RULES, ["0237l"]), debugName: "few-rules", priority: 2 },
            { name: withSets("answers", ANSWERS, ["345l", "57l"]), debugName: "answers", priority: 2 },
            { name: "rules", test: RULES, priority: 1 },
            {
              name: sharedOf,
              debugName: "shared",
              priority: 0,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
