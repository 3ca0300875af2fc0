// Checks sizes and names: each file and each folder holds one idea and is named after it.
import path from "node:path";
import { isSource, isTest } from "./source-files.mjs";

const longest = 400;
const median = 80;
const crowd = 15;
/** Standard files where a capability joins the project. A reader knows these names already, so they do not count. */
const doors = new Set(["index.ts", "page.ts", "menu.ts", "proofs.ts"]);

/** Returns the problems, one per line. */
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

/** Each folder is judged with its files, so a bad one is reported once per file. */
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
