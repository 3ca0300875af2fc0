// Checks the two lists that lead a newcomer: the index of decisions has each page, and ARCHITECTURE.md names each
// capability in the order of floors.cjs.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../root.mjs";

const INDEX = "docs/decisions/README.md";
const ARCHITECTURE = "ARCHITECTURE.md";
const WINGS = ["domain/src", "server/src/modules", "web/src/features"];

/** Returns what is missing in the index, one per line. */
export function decisionIndex(house = root) {
  const index = readFileSync(path.join(house, INDEX), "utf8");
  const pages = readdirSync(path.join(house, path.dirname(INDEX))).filter((name) => /^\d{4}-.*\.md$/.test(name));
  return pages.filter((page) => !index.includes(`](${page})`)).map((page) => `${INDEX}: has no row for ${page}`);
}

/** Returns the areas whose row says something else than the folders, one per line. */
export function capabilityTable(floors, house = root) {
  const text = readFileSync(path.join(house, ARCHITECTURE), "utf8");
  return floors.flatMap(({ area, capabilities }) => {
    const there = [...new Set(capabilities)].filter((name) =>
      WINGS.some((wing) => existsSync(path.join(house, wing, area, name))),
    );
    const row = new RegExp(`^\\| ${area} +\\| ([^|]*?) *\\|`, "m").exec(text)?.[1] ?? "";
    return row === there.join(", ") ? [] : [`${ARCHITECTURE}: the row of ${area} must name ${there.join(", ")}`];
  });
}
