// What a resource provides to import its rows: calls, worker and words.
import { columnsOf, type ImportDefinition } from "@mostrador/domain/kit/import/import-definition.ts";
import type { importRoutes } from "@mostrador/domain/kit/import/import-routes.ts";
import type { ImportStats } from "@mostrador/domain/kit/import/import-schema.ts";
import type { MakeWorker } from "../../../lib/import/import-file.ts";
import type { SentRow } from "../../../lib/import/import-messages.ts";

export type Part = { businessId: string; importId: string; batch: number; batchSize: number; rows: SentRow[] };

export type ImportOf = {
  /** The name of the template file: `contactos`. */
  name: string;
  /** The fields to which a column can be mapped. */
  fields: readonly { field: string; label: string; required: boolean; means?: "day" | "country" }[];
  /** The most rows of a file. */
  mostRows: number;
  routes: ReturnType<typeof importRoutes>;
  worker: MakeWorker;
  send(part: Part): Promise<ImportStats>;
  /** What a row is that changes nothing; with it, no upload completes a row that exists. */
  unchanged?: string;
  /** The reads that are stale after an upload. */
  stales: readonly string[];
};

export function importFields<Row extends object>(definition: ImportDefinition<Row>): ImportOf["fields"] {
  return columnsOf(definition).map(({ field, header, required = false, means }) => ({
    field,
    label: header,
    required,
    ...(means && { means }),
  }));
}
