// Removes what a spreadsheet program or our own export puts around a text: the inverse of `safe-cell.ts`.
import type { Cell } from "./import-definition.ts";
import { isFormula } from "./safe-cell.ts";

/** Excel writes `="0123"` in a text file so that a number stays text. */
const FORCED_TEXT = /^="((?:[^"]|"")*)"$/;

export function plainCell(cell: Cell | undefined): Cell {
  if (typeof cell !== "string") return cell ?? null;
  const first = cell.charCodeAt(0);
  if (first === EQUALS) return FORCED_TEXT.exec(cell.trim())?.[1]?.replaceAll('""', '"') ?? cell;
  return first === APOSTROPHE && isFormula(cell.slice(1)) ? cell.slice(1) : cell;
}

const EQUALS = 61;
const APOSTROPHE = 39;
