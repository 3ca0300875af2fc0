// Builds the script that draws the agenda's first picture (`src/app/opening`), as a single file: the agenda's own
// components, with a JSX runtime that creates elements instead of React, and the theme's styles as text.
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { pictureSheet } from "./src/features/scheduling/appointments/opening/picture-sheet.ts";
import { createAppTheme } from "./src/ui/theme/create-app-theme.ts";

/** By the address of the page whose first picture it draws. */
export const OPENING_SCRIPTS: Readonly<Record<string, RegExp>> = { "/agenda": /^opening-agenda-.*\.js$/ };

const SOURCE = "src/app/opening/agenda-opening.tsx";
/** Imports of the agenda that only the full product needs: here they are empty. */
const ELSEWHERE = /^(@mui|@emotion|@tanstack|react-router|zod)(\/|$)/;
const NOTHING = "\0nothing";
const LEFT_OUT: Plugin = {
  name: "left-out",
  enforce: "pre",
  resolveId: (id) => (ELSEWHERE.test(id) ? NOTHING : null),
  load: (id) => (id === NOTHING ? "export default undefined" : null),
};
const UNITLESS = /^(--|flex|opacity|zIndex|fontWeight|lineHeight|grid|order)/;

export function openingScript(): Plugin {
  return {
    name: "opening-script",
    apply: "build",
    async generateBundle() {
      this.emitFile({ type: "asset", name: "opening-agenda.js", source: await script() });
    },
  };
}

async function script(): Promise<string> {
  const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const built = await build({
    configFile: false,
    root: here("."),
    publicDir: false,
    logLevel: "error",
    resolve: {
      alias: [
        { find: /^react\/jsx-runtime$/, replacement: here("src/app/opening/elements.ts") },
        { find: /^react$/, replacement: here("src/app/opening/once.ts") },
        { find: /^temporal-polyfill$/, replacement: here("src/lib/temporal.ts") },
      ],
    },
    plugins: [LEFT_OUT],
    define: { OPENING_STYLES: JSON.stringify(styles()) },
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: here(SOURCE),
        shimMissingExports: true,
        treeshake: { moduleSideEffects: (id) => id.endsWith(SOURCE) },
        output: { format: "iife" },
      },
    },
  });
  if (!("output" in built)) throw new Error("The opening script was not built.");
  const [chunk, ...others] = built.output;
  if (others.length > 0 || chunk.imports.length > 0)
    throw new Error(
      `The opening script needs more than itself: ${[...chunk.imports, ...others.map((one) => one.fileName)]}`,
    );
  return chunk.code;
}

type Rules = { [name: string]: string | number | Rules };

/** Scoped to the placeholder lines. Includes only the theme variables that are used. */
function styles(): string {
  const theme = createAppTheme();
  const { body1, fontFamily } = theme.typography;
  const { palette } = theme.vars;
  const looks = cssOf({
    ".o": {
      ...(body1 as Rules),
      fontFamily: fontFamily as string,
      color: palette.text.primary,
      fontVariantNumeric: "tabular-nums",
      overflowWrap: "break-word",
      WebkitFontSmoothing: "antialiased",
      MozOsxFontSmoothing: "grayscale",
      "& *, & *::before, & *::after": { boxSizing: "border-box" },
      ...pictureSheet(palette),
    },
  });
  const [, light, dark] = theme.generateStyleSheets().map((sheet) => Object.values(sheet)[0] as Record<string, string>);
  const all = { ...light };
  const used = usedVars(
    looks +
      Object.keys(all)
        .filter((name) => name.endsWith("-ink"))
        .map((name) => `var(${name})`),
    all,
  );
  const pick = (from: Record<string, string> = {}) =>
    Object.fromEntries(Object.entries(from).filter(([name]) => used.has(name)));
  return cssOf({ ".o": pick(light), "[data-mode='dark'] .o": pick(dark) }) + looks;
}

function usedVars(text: string, values: Record<string, string>, used = new Set<string>()): Set<string> {
  for (const [, name = ""] of text.matchAll(/var\((--mui-[\w-]+)/g)) {
    if (used.has(name)) continue;
    used.add(name);
    usedVars(values[name] ?? "", values, used);
  }
  return used;
}

/** Nested rules, as browsers support them. */
function cssOf(rules: Rules): string {
  return Object.entries(rules)
    .map(([name, value]) => {
      if (typeof value === "object") return `${name}{${cssOf(value)}}`;
      const property = name.startsWith("--") ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `${property}:${typeof value === "number" && value !== 0 && !UNITLESS.test(name) ? `${value}px` : value};`;
    })
    .join("");
}
