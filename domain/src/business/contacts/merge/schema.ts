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

/** `_id` is what an undo names; `until`: the last instant in which it may be undone. */
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

/** For so long a merge may be undone. */
export const UNDO_DAYS = 30;

/** That time is over: what was kept for an undo goes. */
export const MergeOver = event<{ mergeId: string }>("contact-merge-over");
