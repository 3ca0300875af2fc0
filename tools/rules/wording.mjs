// Checks what a source may not contain: rules that imports and types cannot express.
import { bare, comments } from "./code-parts.mjs";
import { isSource, isTest } from "./source-files.mjs";

/** Returns the problems, one per line. `floors` is the plan of `floors.cjs`. */
export function wording(files, floors) {
  const plan = new Set(floors.flatMap(({ area, capabilities }) => capabilities.map((name) => `${area}/${name}`)));
  return files.flatMap((file) => [
    ...(outOfPlan(file.path, plan) ? [`${file.path}: stands in no capability of floors.cjs`] : []),
    ...(isSource(file.path) ? [...barrel(file), ...said(file)] : []),
  ]);
}

/** Returns the words of Markdown pages that have plainer ones. What stays as it was written is not read. */
export function pageWording(pages) {
  return pages
    .filter(({ path }) => !/^(CHANGELOG|THIRD-PARTY-NOTICES)\.md$/.test(path))
    .flatMap(({ path, text }) => hits(path, withoutCode(text), plain));
}

/** Every line keeps its number. */
function withoutCode(text) {
  return text.replaceAll(/^```[\s\S]*?^```|`[^`\n]*`/gm, (code) => code.replaceAll(/[^\n]/g, " "));
}

function outOfPlan(path, plan) {
  const [, area, capability] =
    /^(?:domain\/src|server\/src\/modules|web\/src\/features)\/([^/]+)\/([^/]+)/.exec(path) ?? [];
  return area !== undefined && area !== "kit" && !plan.has(`${area}/${capability}`);
}

function barrel({ path, text }) {
  if (/^(server\/src\/modules|web\/src\/features)\/[^/]+\/[^/]+\/index\.ts$/.test(path)) return [];
  const code = bare(text);
  const rest = code.replaceAll(/export\s+(type\s+)?(\*|\{[^}]*\})[^;]*from\s*"[^"]*";?/g, "");
  return code.includes("export") && rest.trim() === "" ? [`${path}: only passes on what others export`] : [];
}

const inDomain = (path) => path.startsWith("domain/src/") && !isTest(path);
const hasNoTerminal = (path) =>
  /^(domain|server|web|sandbox)\//.test(path) && path !== "sandbox/src/main.ts" && !isTest(path);
const anywhere = () => true;
const afterParse = (path) =>
  /^domain\/src\/automation\/assistants\/engine\/(?:facts|policy|say|state)\//.test(path) && !isTest(path);

const rules = [
  {
    where: inDomain,
    word: /\bDate\.now\b|\bnew Date\(\s*\)|\bTemporal\.Now\b|\bperformance\./g,
    why: "the domain has no clock",
  },
  { where: inDomain, word: /\bMath\.random\b|\bcrypto\./g, why: "the domain has no chance" },
  {
    where: inDomain,
    word: /(?<![.\w])(process\.|fetch\(|setTimeout\(|setInterval\(|console\.)/g,
    why: "the domain does no I/O",
  },
  {
    where: (path) => /^(?:domain|server)\/src\//.test(path) && !isTest(path),
    word: /^(?:export )?const [A-Z_]+: (?:Readonly<|Partial<)*Record<string, [^=]*> = \{/gm,
    why: "a table that is read by text is made with lookup(): 'constructor' is in every other one",
  },
  { where: hasNoTerminal, word: /\bconsole\.(log|info|debug|dir|table)\b/g, why: "say it to the log" },
  {
    where: afterParse,
    word: /\.(?:test|exec|match|matchAll|search)\(|\bnew RegExp\b|\.(?:replace|replaceAll|split)\(\//g,
    why: "the engine reads text in parse/ alone",
  },
  { where: anywhere, word: /(?<!await )(?<!\w)import\("[^"]*"\)\.[A-Z]/g, why: "import the type on top of the file" },
];

const excuses = [
  { word: /@ts-(ignore|nocheck)\b/g, why: "expect the error, with its reason" },
  { word: /@ts-expect-error(?![^\n]*\w+ \w+)/g, why: "a suppression carries its reason" },
  {
    word: /\b(biome|v8|istanbul|c8)[- ]ignore(?!.*: ?\w+ \w+)(?!.* -- ?\w+ \w+)/g,
    why: "a suppression carries its reason",
  },
];

/** Comments and pages are plain, modern English: these words have plainer ones. */
const plain = {
  word: /\b(whoever|beside|anew|told of|stands|untold|somebody|heed|lest|thereof)\b/gi,
  why: "say it in plain words",
};
/** Types are nouns of the field: a bare participle says nothing of what is inside. */
const participle = {
  word: /\bexport type (Told|Wanted|Said|Looked|Heard|Written|Held|Shown|Found|Begun|Named|Known|Given|Taken|Kept|Moved|Placed|Settled|Chosen|Opened|Filled|Counted|Stored|Seen|Met|Meant|Tried|Made|Booked|Paid)\b/g,
  why: "name the type by a noun",
};

function said({ path, text }) {
  const code = bare(text);
  return [
    ...rules.filter(({ where }) => where(path)).flatMap((rule) => hits(path, code, rule)),
    ...hits(path, code, participle),
    ...[...excuses, plain].flatMap((rule) => hits(path, comments(text), rule)),
  ];
}

function hits(path, text, { word, why }) {
  return [...text.matchAll(word)].map((match) => {
    const line = text.slice(0, match.index).split("\n").length;
    return `${path}:${line}: «${match[0].trim()}»: ${why}`;
  });
}
