// How the proofs find the row that a call wrote.
import type { Reply } from "../../server/test/caller.ts";
import type { Call } from "../world/call.ts";

export type WrittenRow = { table: string; column: string; value: string };

export type FindRow = (call: Call, answer: Reply) => WrittenRow;

/** The row whose id the answer gives. */
export const made =
  (table: string, column = "id"): FindRow =>
  (_call, { body }) => ({ table, column, value: (Array.isArray(body.data) ? body.data[0] : body.data)._id });

/** The first of the rows that the body names. */
export const firstOf =
  (table: string): FindRow =>
  ({ body }) => ({ table, column: "id", value: (body as { ids: [string] }).ids[0] });

/** The first 22 characters of a signed link are the id of its subject. */
export const ofLink =
  (table: string, column: string): FindRow =>
  (_call, { body }) => ({
    table,
    column,
    value: Buffer.from(String(body.data.token).slice(0, 22), "base64url").toString("hex"),
  });

export const rowOfBusiness =
  (table: string): FindRow =>
  ({ body }) => ({ table, column: "business_id", value: String(body?.businessId) });
