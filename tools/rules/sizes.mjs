// Sizes and names: a file is one idea, a folder is one idea, and each says which.
import path from "node:path";
import { isSource, isTest } from "./source-files.mjs";

const longest = 400;
const median = 80;
const crowd = 15;
/** Where a capability joins the house; the same names everywhere, so they add nothing to what a reader must learn. */
const doors = new Set(["index.ts", "page.ts", "menu.ts", "proofs.ts"]);

/** Answers what is wrong, a line each. */
export function sizes(files) {
  const sources = files.filter((file) => isSource(file.path));
  return [
    ...sources
      .filter((file) => lines(file) > longest)
      .map((file) => `${file.path}: ${lines(file)} lines, over ${longest}`),
    ...crowded(sources),
    ...middle(sources.filter((file) => !isTest(file.path))),
    ...files.flatMap((file) => misnamed(file.path)),
  ];
}

function lines({ text }) {
  return text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
}

function crowded(sources) {
  const folders = new Map();
  const counted = sources.filter(({ path: at }) => !isTest(at) && !doors.has(path.posix.basename(at)));
  for (const file of counted) {
    const folder = path.posix.dirname(file.path);
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  return [...folders].flatMap(([folder, count]) => {
    return count > crowd ? [`${folder}: ${count} source files, over ${crowd}: it is two ideas`] : [];
  });
}

function middle(sources) {
  const lengths = sources.map(lines).sort((one, other) => one - other);
  const found = lengths[Math.floor(lengths.length / 2)] ?? 0;
  return found > median ? [`the median file has ${found} lines, over ${median}`] : [];
}

const empty = new Set(["utils", "util", "helpers", "helper", "common", "misc", "shared", "types"]);

/** Each folder is judged with the files in it, so a bad one is told as often as it holds something. */
function misnamed(file) {
  return file.split("/").flatMap((name) => {
    const parts = name.split(".");
    if (parts.some((part) => empty.has(part))) return [`${file}: «${name}» says nothing about what is inside`];
    if (parts.every((part) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(part)) || !checked(file)) return [];
    return [`${file}: «${name}» is not in kebab-case`];
  });
}

function checked(file) {
  return isSource(file) || /\.(css|sql|html)$/.test(file);
}
