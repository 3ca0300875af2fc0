// Checks that the shared base knows no capability: the server's kernel and the domain's kit name no capability, event,
// page or business word in Spanish. Their comments may give examples.

import { uncommented } from "./code-parts.mjs";
import { isTest } from "./source-files.mjs";

const BASE = /^(server\/src\/kernel|domain\/src\/kit)\//;
/** Generated from the database's catalogue. */
const GENERATED = "server/src/kernel/db/tables/";

/**
 * Capabilities whose name is also a word of the shared base: the tenant and its members, or a plain technical word
 * with another meaning there.
 */
const OF_THE_HOUSE = new Set([
  ...["identity", "businesses", "partners", "admin"],
  ...[
    "resources",
    "files",
    "channels",
    "forms",
    "orders",
    "domains",
    "places",
    "properties",
    "payments",
    "calendars",
    "devices",
    "imports",
  ],
]);
/** The same words on the screen, as the glossary has them. */
const SAID_OF_THE_HOUSE = new Set(["negocio", "capacidad", "descanso"]);

const EVENT = /\b(?:event|liveEvent)<[^>]*>+\(\s*"([a-z_-]+)"/g;
const PAGES = /\bPAGE\.\w+/g;

/** Returns the problems, one per line. `floors`: the plan of `floors.cjs`; `glossary`: its text. */
export function kernelWords(files, floors, glossary) {
  const words = new Set([...capabilityWords(floors), ...screenWords(glossary)]);
  const events = new Set(
    files.filter(({ path }) => path.startsWith("domain/src/") && !BASE.test(path)).flatMap(eventsIn),
  );
  return files
    .filter(({ path }) => BASE.test(path) && !path.startsWith(GENERATED) && !isTest(path))
    .flatMap(({ path, text }) =>
      uncommented(text)
        .split("\n")
        .flatMap((line, index) =>
          [
            ...wordsOf(line).filter((word) => words.has(word)),
            ...namedEvents(line, events),
            ...(line.match(PAGES) ?? []),
          ].map(
            (word) =>
              `${path}:${index + 1}: «${word}»: belongs to a capability, which hands it over (manifest, module)`,
          ),
        ),
    );
}

function capabilityWords(floors) {
  const plurals = floors.flatMap(({ capabilities }) => capabilities).filter((name) => !OF_THE_HOUSE.has(name));
  return plurals.flatMap((plural) => [plural, singularOf(plural)]);
}

function singularOf(plural) {
  return plural
    .replace(/ies$/, "y")
    .replace(/(ch|sh|s)es$/, "$1")
    .replace(/([^s])s$/, "$1");
}

/** The screen words of the rows under 'The business'. */
function screenWords(glossary) {
  const [, section = ""] = /## The business\n([\s\S]*?)\n## /.exec(glossary) ?? [];
  return section
    .split("\n")
    .slice(3)
    .flatMap((row) => (row.split("|")[2] ?? "").split(","))
    .map((said) => folded(said.trim()))
    .filter((said) => /^[a-z]+$/.test(said) && !SAID_OF_THE_HOUSE.has(said))
    .flatMap((said) => [said, `${said}s`, `${said}es`, said.replace(/on$/, "ones")]);
}

function eventsIn({ text }) {
  return [...text.matchAll(EVENT)].map(([, name]) => name);
}

function namedEvents(line, events) {
  return [...line.matchAll(/"([a-z_-]+)"/g)].map(([, string]) => string).filter((string) => events.has(string));
}

/** Splits `appointmentChanged` and `service_id` into two words each. */
function wordsOf(line) {
  return folded(line.replaceAll(/([a-z])([A-Z])/g, "$1 $2")).split(/[^a-z]+/);
}

function folded(text) {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
