// The messages between page and worker about a file.
import type { Problem } from "@mostrador/domain/kit/import/check-row.ts";
import type { KnownHeaders } from "@mostrador/domain/kit/import/headers.ts";
import type { Cell } from "@mostrador/domain/kit/import/import-definition.ts";

/** `line`: the row number in the sheet. */
export type Change = Problem & { line: number };
export type SentRow = { row: number } & { [field: string]: Cell };

export type FileCheck = {
  rows: number;
  /** The counts are scaled from a sample to all rows. */
  isEstimate: boolean;
  valid: number;
  fixable: number;
  invalid: number;
  /** What repairs would change, and why rows are invalid: in all rows that were checked. */
  changes: Change[];
  errors: Change[];
  /** Headers without a field. */
  unknown: string[];
  batches: number;
  hash: string;
};

/** The sheet, the header line (0: none), the field of each column, and settings of all rows. */
export type Mapping = {
  sheet: number;
  headerLine: number;
  fields: (string | null)[];
  country: string;
  monthFirst: boolean;
};

/** How a file was interpreted before its rows are checked: a person confirms or corrects it. */
export type FileLook = {
  sheets: string[];
  isWindows: boolean;
  /** The first non-empty lines, to choose the headers from. */
  lines: { line: number; text: string }[];
  columns: { header: string; samples: string[] }[];
  guess: Mapping;
  /** Required fields without a column, or with several candidates. */
  open: { field: string; header: string; columns: string[] }[];
  hasSlashDays: boolean;
  /** Nothing needs a person's confirmation. */
  isSure: boolean;
};

export type Sheet = { name: string; headers: readonly string[]; rows: readonly (readonly string[])[] };

export type WorkerRequest = { id: number } & (
  | { kind: "open"; file: File; known: KnownHeaders; country: string }
  | { kind: "look"; sheet: number; headerLine?: number }
  | { kind: "check"; mapping: Mapping; today: string }
  | { kind: "part"; number: number }
  | { kind: "template" }
  | ({ kind: "write" } & Sheet)
);

export type WorkerReply = { id: number } & (
  | { kind: "looked"; look: FileLook }
  | { kind: "checked"; check: FileCheck }
  | { kind: "part"; rows: SentRow[] }
  | { kind: "sheet"; bytes: Uint8Array<ArrayBuffer> }
  | { kind: "progress"; done: number; of?: number }
  | { kind: "failed"; message: string }
);
