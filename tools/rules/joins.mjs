// Checks that no statement joins a row by an expression over another row's columns. Under row policies PostgreSQL searches
// no index for such an expression and reads all rows of the business (docs/decisions/0011).
import { isTest } from "./source-files.mjs";

const BY_EXPRESSION = /\b(?:on|and|where)\s+\w+\.\w+\s*=\s*(?:coalesce|nullif|greatest|least)\(\s*\w+\.\w+/g;

/** @param {{ path: string, text: string }[]} files */
export function joins(files) {
  return files
    .filter(({ path }) => path.startsWith("server/src/") && path.endsWith(".ts") && !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(BY_EXPRESSION)].map(
        ([found]) => `${path}: «${found.replace(/\s+/g, " ")}» searches no index; name the expression in a subquery`,
      ),
    );
}
