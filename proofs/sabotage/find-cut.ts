// Finds a guard in the sources. It searches the whole folder and ignores blanks and line breaks, so that a renamed,
// split or reformatted file still matches; `cuts.test.ts` reports one that is missing.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Mutant } from "./mutants/mutant.ts";

export type Cut = { file: string; text: string; start: number; end: number };

/** Every place in `root` that looks like the guard; there must be exactly one. */
export function findCuts(root: string, { where, cut }: Pick<Mutant, "where" | "cut">): Cut[] {
  const pattern = patternOf(cut);
  return sourcesIn(join(root, where)).flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      file,
      text,
      start: index,
      end: index + found.length,
    }));
  });
}

function patternOf(cut: string): RegExp {
  const words = cut.match(/\w+|[^\w\s]/g) ?? [];
  const escaped = words.map((word) => word.replace(/[^\w]/, "\\$&"));
  return new RegExp(escaped.join("\\s*"), "g");
}

function sourcesIn(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const path = join(place, entry.name);
    if (entry.isDirectory()) return entry.name === "node_modules" ? [] : sourcesIn(path);
    return /\.(ts|tsx|sql)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
