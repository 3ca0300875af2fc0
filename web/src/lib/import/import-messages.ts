// What page and worker say to each other about a file.
import type { Problem } from "@mostrador/domain/kit/import/check-row.ts";
import type { Cell } from "@mostrador/domain/kit/import/import-definition.ts";

/** `line`: as the sheet counts its rows. */
export type Change = Problem & { line: number };
export type SentRow = { row: number } & { [field: string]: Cell };

export type FileCheck = {
  rows: number;
  /** The counts are of a sample, for all rows. */
  isEstimate: boolean;
  valid: number;
  fixable: number;
  invalid: number;
  /** What repairs would change; the first hundred. */
  changes: Change[];
  errors: Change[];
  /** Rows that were looked at, and stand in neither of the two. */
  moreChanges: number;
  moreErrors: number;
  /** Headers that stand for nothing. */
  unknown: string[];
  batches: number;
  hash: string;
};

export type Sheet = { name: string; headers: readonly string[]; rows: readonly (readonly string[])[] };

export type Asked = { id: number } & (
  | { kind: "check"; file: File; today: string }
  | { kind: "part"; number: number }
  | { kind: "template" }
  | ({ kind: "write" } & Sheet)
);

export type Told = { id: number } & (
  | { kind: "checked"; check: FileCheck }
  | { kind: "part"; rows: SentRow[] }
  | { kind: "sheet"; bytes: Uint8Array<ArrayBuffer> }
  | { kind: "progress"; done: number; of?: number }
  | { kind: "failed"; message: string }
);
