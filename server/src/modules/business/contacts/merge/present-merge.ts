import { type ContactMerge, UNDO_DAYS } from "@mostrador/domain/business/contacts/merge/schema.ts";
import type { MergeRow } from "./merge.store.ts";

export const UNDO_MS = UNDO_DAYS * 24 * 3_600_000;

export function presentMerge(row: MergeRow): ContactMerge {
  return {
    _id: row.id,
    keptId: row.kept_id,
    goneId: row.gone_id,
    goneName: row.gone_name,
    mergedBy: row.merged_by,
    mergedAt: row.merged_at.toISOString(),
    until: new Date(row.merged_at.getTime() + UNDO_MS).toISOString(),
  };
}
