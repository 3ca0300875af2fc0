// The manifest of a backup. Its head has what is needed to decide whether it can be restored here; its end lists the
// content, so that a truncated file has no end.
import { createHmac } from "node:crypto";
import * as z from "zod";
import type { FilesSum } from "./saved-files.ts";

/** Format 2 adds the files to the rows. */
export const FORMAT = 2;

const Table = z.object({ name: z.string(), columns: z.array(z.string()).min(1), isParted: z.boolean() });
const Head = z.object({
  format: z.union([z.literal(1), z.literal(FORMAT)]),
  product: z.string(),
  createdAt: z.iso.datetime(),
  postgres: z.string(),
  /** The numbered files that made the schema, in order. */
  migrations: z.array(z.object({ name: z.string(), digest: z.string() })),
  /** A fingerprint of the installation's key: sealed tokens open only with that key. */
  key: z.string(),
  tables: z.array(Table),
});
const Sums = z.record(
  z.string(),
  z.object({ rows: z.number().int(), bytes: z.number().int(), sum: z.string(), sha256: z.string() }),
);
const FilesEnd = z.object({ files: z.number().int(), bytes: z.number().int(), sha256: z.string() });
const End = z.object({ tables: Sums, files: FilesEnd });

export type Head = z.infer<typeof Head>;
export type Sums = z.infer<typeof Sums>;
export type SavedTable = z.infer<typeof Table>;

export const HEAD_FILE = "head.json";
export const SUMS_FILE = "sums.json";

/** Reads other formats too, so that an error can name them; undefined when there is no format. */
export function formatOf(body: Buffer): number | undefined {
  return z.object({ format: z.number() }).safeParse(parse(body)).data?.format;
}

/** Throws when it is not in the form of `write-backup.ts`. */
export function readHead(body: Buffer): Head {
  return Head.parse(parse(body));
}

/** `files` is null in format 1, which has no files. */
export function readEnd({ format }: Head, body: Buffer): { sums: Sums; files: FilesSum | null } {
  if (format === 1) return { sums: Sums.parse(parse(body)), files: null };
  const { tables, files } = End.parse(parse(body));
  return { sums: tables, files };
}

export const writeEnd = (tables: Sums, files: FilesSum): Buffer =>
  Buffer.from(JSON.stringify({ tables, files } satisfies z.infer<typeof End>, null, 1));

/** Tells keys apart without revealing them. */
export function keyMark(secret: string): string {
  return createHmac("sha256", secret).update("mark of the key in backups").digest("hex").slice(0, 16);
}

/** The name of the archive's file for a part of a table's rows. */
export const partFile = (table: string, part: number): string =>
  `tables/${table}/${String(part).padStart(6, "0")}.copy`;

export const tableOfPart = (file: string): string | undefined => /^tables\/([^/]+)\/\d+\.copy$/.exec(file)?.[1];

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}
