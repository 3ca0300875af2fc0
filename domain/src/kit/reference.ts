// Ids of other rows in a body, by the kind of what they name. What belongs to nobody or to somebody else is 404 naming the
// field (D-2.5, D-16.9): the server asks each kind's own capability, and a kind without one has no rows, so that every id
// of it is refused until its screens come.
import * as z from "zod";
import { ID_ERROR } from "./schema.ts";

/** Where the JSON schema of a body tells the kind. */
export const REFERENCE = "x-reference";

/** Where the JSON schema of a body tells what else a field uses, such as a file. */
export const USED = "x-uses";

/**
 * An id in a body that must name a row of this kind of the same business: the name of a resource, or one that a manifest
 * gives a sentence for.
 */
export function reference(kind: string) {
  return z.uuid(ID_ERROR).meta({ [REFERENCE]: kind });
}
