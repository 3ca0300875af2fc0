// What the calls around merging contacts answer.
import * as z from "zod";
import { event } from "../../../kit/event.ts";
import { DateTime, Id } from "../../../kit/schema.ts";
import { ContactSummary } from "../schema.ts";

/** Why two look like one person. */
export const DuplicateReason = z.enum(["number", "email", "name-birthdate", "name-channel", "name-number"]);
export type DuplicateReason = z.infer<typeof DuplicateReason>;

export const DuplicatePair = z.object({
  contacts: z.array(ContactSummary).length(2),
  reasons: z.array(DuplicateReason),
});
export type DuplicatePair = z.infer<typeof DuplicatePair>;

/** `_id` is the id for an undo; `until`: the last instant at which it can be undone. */
export const ContactMerge = z.object({
  _id: Id,
  keptId: Id,
  goneId: Id,
  goneName: z.string(),
  mergedBy: z.string(),
  mergedAt: DateTime,
  until: DateTime,
});
export type ContactMerge = z.infer<typeof ContactMerge>;

/** How long a merge can be undone. */
export const UNDO_DAYS = 30;

/** That time is over: the stored data for an undo is deleted. */
export const MergeOver = event<{ mergeId: string }>("contact-merge-over");
