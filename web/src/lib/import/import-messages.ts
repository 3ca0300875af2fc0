// What page and worker say to each other about a file.
import type { Problem } from "@mostrador/domain/kit/import/check-row.ts";
import type { KnownHeaders } from "@mostrador/domain/kit/import/headers.ts";
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
  /** What repairs would change, and why rows cannot be brought in: of all rows that were looked at. */
  changes: Change[];
  errors: Change[];
  /** Headers that stand for nothing. */
  unknown: string[];
  batches: number;
  hash: string;
};

/** Which sheet, which of its lines has the headers (0: none), what each column stands for, what holds for all rows. */
export type Mapping = {
  sheet: number;
  headerLine: number;
  fields: (string | null)[];
  country: string;
  monthFirst: boolean;
};

/** How a file was understood before its rows are checked: what a person confirms or corrects. */
export type FileLook = {
  sheets: string[];
  isWindows: boolean;
  /** The first lines that are not empty, to choose the headers from. */
  lines: { line: number; text: string }[];
  columns: { header: string; samples: string[] }[];
  guess: Mapping;
  /** Required fields that no column stands for, or that several may. */
  open: { field: string; header: string; columns: string[] }[];
  hasSlashDays: boolean;
  /** Nothing about it needs a person's word. */
  isSure: boolean;
};

export type Sheet = { name: string; headers: readonly string[]; rows: readonly (readonly string[])[] };

export type Asked = { id: number } & (
  | { kind: "open"; file: File; known: KnownHeaders; country: string }
  | { kind: "look"; sheet: number; headerLine?: number }
  | { kind: "check"; mapping: Mapping; today: string }
  | { kind: "part"; number: number }
  | { kind: "template" }
  | ({ kind: "write" } & Sheet)
);

export type Told = { id: number } & (
  | { kind: "looked"; look: FileLook }
  | { kind: "checked"; check: FileCheck }
  | { kind: "part"; rows: SentRow[] }
  | { kind: "sheet"; bytes: Uint8Array<ArrayBuffer> }
  | { kind: "progress"; done: number; of?: number }
  | { kind: "failed"; message: string }
);
