// Reads chats, appointments or clients: of the contact of the run, or of the whole business where it has none.

import { CHANNEL_OF_KIND } from "@mostrador/domain/automation/assistants/audience/channels-of-kind.ts";
import { holds } from "@mostrador/domain/automation/flows/comparison.ts";
import { SOURCE_FIELDS } from "@mostrador/domain/automation/flows/data.ts";
import { matchesPattern } from "@mostrador/domain/automation/flows/run/bounded-pattern.ts";
import type { FlowNode } from "@mostrador/domain/automation/flows/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { businessSettings } from "../../../business/businesses/index.ts";
import type { DataRow } from "../run/variables.ts";
import { readCollection } from "./fetch.store.ts";
import type { NodePlace, NodeResult } from "./node-place.ts";

/** Among so many of the newest the filters look. */
const MOST_READ = 500;

export async function fetchRows(
  tx: Tx,
  ctx: TenantCtx,
  { params: { collection, filters, limit } }: Extract<FlowNode, { type: "db_fetch" }>,
  run: NodePlace["run"],
  zone: string,
): Promise<NodeResult> {
  const [rows, business] = await Promise.all([
    readCollection(tx, collection, run.contact_id, MOST_READ),
    collection === "appointments" ? businessSettings({ ...ctx, tx }) : undefined,
  ]);
  const scope = { caseSensitive: false, now: ctx.now, zone, matches: matchesPattern };
  const typeOf = (field: string) => SOURCE_FIELDS[collection][field]?.type ?? "string";
  const found = rows
    .map((row): DataRow => shown(row, business?.name))
    .filter((row) => filters.every((filter) => holds(typeOf(filter.field), filter, row[filter.field], scope)))
    .slice(0, limit);
  return {
    kind: "go",
    variables: { ...run.variables, [collection]: found },
    data: { [collection]: found, count: found.length },
  };
}

function shown(row: DataRow, businessName: string | undefined): DataRow {
  const channel = CHANNEL_OF_KIND[row.channel as keyof typeof CHANNEL_OF_KIND];
  return { ...row, ...(channel ? { channel } : {}), ...(businessName === undefined ? {} : { business: businessName }) };
}
