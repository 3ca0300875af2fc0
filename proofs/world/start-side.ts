// A side with everything in it: the rows that `side.ts` makes, and the first row that each capability makes of its own.
import { collect } from "../capabilities/collect.ts";
import { buildSide, type Side } from "./side.ts";

const ROWS = collect<(side: Side) => Promise<string>>("first rows", ({ rows }) => rows);

export async function startSide(...parts: Parameters<typeof buildSide>): Promise<Side> {
  const side = await buildSide(...parts);
  for (const [kind, make] of Object.entries(ROWS)) {
    if (side.rows[kind]) throw new Error(`A side has a row of '${kind}' already`);
    side.rows[kind] = await make(side);
  }
  return side;
}
