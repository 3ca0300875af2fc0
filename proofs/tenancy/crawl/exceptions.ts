// References in a call with another answer than the 404 of D-2.5, each with its reason. The answer must still be the
// same for the other business's reference and for one that does not exist.

import { collect } from "../../capabilities/collect.ts";
import type { Exception } from "./exception.ts";

export const EXCEPTIONS = collect<Exception>("exceptions", ({ exceptions }) => exceptions);

/** A position in the order of ids, where a page continues: compared with, never looked up. */
export const PLACES: Record<string, Exception> = {
  "client.list query.before": { status: 200, reason: "where the page goes on; another id is another place" },
};
