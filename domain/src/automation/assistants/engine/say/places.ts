// Where the business is.
import type { ToolBranch } from "../../tools/answers/schema.ts";
import { bullets } from "./format.ts";

export function sayPlaces(all: readonly ToolBranch[]): string {
  if (all.length === 1) return `Estamos en ${where(all[0]!)}.${all[0]!.mapsUrl ? `\n${all[0]!.mapsUrl}` : ""}`;
  return `Nuestras sucursales:\n${bullets(all.map((branch) => `${branch.name}: ${where(branch)}`))}`;
}

function where(branch: ToolBranch): string {
  return [branch.address, branch.city]
    .filter(Boolean)
    .filter((part, i, parts) => i === 0 || !parts[0]!.includes(part))
    .join(", ");
}
