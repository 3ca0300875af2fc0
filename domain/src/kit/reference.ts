// References to other rows in a body, by the kind of row. An unknown id, or one of another business, is a 404 that
// names the field (D-2.5, D-16.9). The server asks the capability of each kind; a kind without one has no rows, so
// every id of it is refused.
import * as z from "zod";
import { ID_ERROR } from "./schema.ts";

/** The key for the kind in the JSON schema of a body. */
export const REFERENCE = "x-reference";

/** The key for other things that a field uses, such as a file, in the JSON schema of a body. */
export const USED = "x-uses";

/**
 * An id in a body that must name a row of this kind in the same business: a resource, or a kind with an error text in
 * a manifest.
 */
export function reference(kind: string) {
  return z
    .uuid(ID_ERROR)
    .toLowerCase()
    .meta({ [REFERENCE]: kind });
}
