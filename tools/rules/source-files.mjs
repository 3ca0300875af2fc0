import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../root.mjs";

/** The folders of our own code; the rules of size, name and wording apply to them. */
const rooms = [
  "domain/src",
  "server/src",
  "server/test",
  "web/src",
  "web/e2e",
  "sandbox/src",
  "bench",
  "proofs",
  "corpus",
  "tools",
];

/** Every file of ours, committed or not: its path from the root and, for sources, its text. */
export function sourceFiles(house = root) {
  return rooms
    .flatMap((room) => walk(house, room))
    .map((file) => ({ path: file, text: isSource(file) ? read(house, file) : "" }));
}

export function isSource(file) {
  return /\.(ts|tsx|mjs|cjs)$/.test(file);
}

export function isTest(file) {
  return /\.test\.tsx?$/.test(file) || /^(web\/e2e|server\/test)\//.test(file) || isProofs(file);
}

/** What a capability tells the proofs about itself. */
function isProofs(file) {
  return /^server\/src\/modules\/.+\/proofs\.ts$/.test(file);
}

function walk(house, folder) {
  return list(path.join(house, folder)).flatMap((entry) => {
    const at = `${folder}/${entry.name}`;
    if (entry.name === "node_modules" || entry.name === "dist" || entry.name.startsWith(".")) return [];
    return entry.isDirectory() ? walk(house, at) : [at];
  });
}

function list(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // a folder that does not exist yet
    return [];
  }
}

function read(house, file) {
  return readFileSync(path.join(house, file), "utf8");
}
