// What a resource gives so that its rows can be brought in: its calls, its worker, its words.
import type { importRoutes } from "@mostrador/domain/kit/import/import-routes.ts";
import type { ImportStats } from "@mostrador/domain/kit/import/import-schema.ts";
import type { MakeWorker } from "../../../lib/import/import-file.ts";
import type { SentRow } from "../../../lib/import/import-messages.ts";

export type Part = { businessId: string; importId: string; batch: number; batchSize: number; rows: SentRow[] };

export type ImportOf = {
  /** Of the template's file: `contactos`. */
  name: string;
  /** What a column of a file may stand for. */
  fields: readonly { field: string; label: string; required: boolean; means?: "day" | "country" }[];
  routes: ReturnType<typeof importRoutes>;
  worker: MakeWorker;
  send(part: Part): Promise<ImportStats>;
  /** The reads that are stale when an upload ended. */
  stales: readonly string[];
};
