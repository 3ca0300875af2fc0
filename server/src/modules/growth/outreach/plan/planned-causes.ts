// Why messages are planned: by which rule, about which appointment, or by whom.
import type { Notification } from "@mostrador/domain/growth/outreach/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { appointmentIdsOf, type NotificationRow } from "../notification.store.ts";
import { ruleOf } from "../rules/rule-stop-reason.ts";
import { readAppointmentLines } from "./planned-words.store.ts";

/** By the ids of the messages. */
export async function plannedCauses(
  tx: Tx,
  ctx: TenantCtx,
  rows: readonly NotificationRow[],
): Promise<Map<string, Notification["cause"]>> {
  const rules = await namesOfRules(tx, ctx, rows);
  const lines = await readAppointmentLines(tx, [...new Set(rows.flatMap(appointmentIdsOf))]);
  return new Map(
    rows.map((row) => {
      const own = lines.filter(({ id }) => appointmentIdsOf(row).includes(id));
      return [
        row.id,
        {
          rule: rules.get(row.rule_id ?? "") ?? "",
          services: own.map(({ service }) => service),
          appointmentAt: own[0]?.starts.toISOString() ?? null,
          by: row.kind === "message" ? row.created_by : "",
        },
      ];
    }),
  );
}

async function namesOfRules(tx: Tx, ctx: TenantCtx, rows: readonly NotificationRow[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const byKind = Map.groupBy(
    rows.filter(({ rule_id }) => rule_id !== null),
    ({ kind }) => kind,
  );
  for (const [kind, those] of byKind) {
    const ids = [...new Set(those.map(({ rule_id }) => rule_id as string))];
    for (const [id, name] of await ruleOf(ctx, { kind }).namesOf(tx, ctx, ids)) names.set(id, name);
  }
  return names;
}
