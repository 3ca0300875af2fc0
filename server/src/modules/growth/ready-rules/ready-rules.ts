// The owner's ready rules: read with what came of them, turned on and off, and edited. A save plans again.
import { readyRulesChanged } from "@mostrador/domain/growth/ready-rules/live.ts";
import type {
  editReadyRule as editRoute,
  listReadyRules as listRoute,
} from "@mostrador/domain/growth/ready-rules/routes.ts";
import {
  BirthdaysDue,
  READY_DEFAULTS,
  READY_KINDS,
  type ReadyRule,
  ReadyRuleChanged,
} from "@mostrador/domain/growth/ready-rules/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { nextUpdate, versionSent } from "../../../kernel/db/next-update.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { noteBlindEdit } from "../../ground/identity/index.ts";
import { briefFigures, readMessageFigures, rewordRuleMessages } from "../outreach/index.ts";
import { lockRule, type ReadyRuleRow, readRule, readRules, updateRule } from "./ready-rule.store.ts";

const YEAR = 365 * 86_400_000;

export function listReadyRules(ctx: TenantCtx, _call?: Call<typeof listRoute>) {
  return transact(ctx, async (tx) => ({ data: await presentAll(tx, ctx) }));
}

export async function editReadyRule(ctx: TenantCtx, { body }: Pick<Call<typeof editRoute>, "body">) {
  const { kind, updatedAt, isOn, message, hour, days } = body.rule;
  const data = await transact(ctx, async (tx) => {
    const before = await readRule(tx, kind);
    const sent = versionSent(Boolean(before), updatedAt);
    const row = await lockRule(tx, ctx.businessId, kind, new Date(ctx.now));
    const given = Object.fromEntries(
      Object.entries({ is_on: isOn, message, hour, days }).filter(([, value]) => value !== undefined),
    );
    const updated_at = nextUpdate(ctx, row.updated_at, sent);
    const written = await updateRule(tx, row.id, { ...given, run: row.run + 1, updated_at });
    if (before) {
      await noteBlindEdit(tx, ctx, sent, {
        action: "readyRule.edited",
        what: "un mensaje listo",
        details: { kind },
      });
    }
    await rewordRuleMessages(tx, row.id, written.message);
    await publish(tx, ctx, ReadyRuleChanged, { ruleId: row.id, stage: "planned", beyond: null });
    if (kind === "birthday" && written.is_on) {
      await publish(tx, ctx, BirthdaysDue, { run: written.run, beyond: null });
    }
    await announce(tx, ctx, readyRulesChanged, {});
    return (await presentAll(tx, ctx)).find((one) => one.kind === kind) as ReadyRule;
  });
  return {
    data,
    message: data.isOn ? "Mensaje listo guardado: está encendido" : "Mensaje listo guardado: está apagado",
  };
}

/** All of them, in their order; those that were never saved with their defaults. */
async function presentAll(tx: Tx, ctx: TenantCtx): Promise<ReadyRule[]> {
  const stored = await readRules(tx);
  const ids = stored.map(({ id }) => id);
  const figures = await readMessageFigures(tx, ids, ctx.now - YEAR);
  return READY_KINDS.map((kind) => {
    const row = stored.find((one) => one.kind === kind);
    return {
      kind,
      ...(row ? fieldsOf(row) : READY_DEFAULTS[kind]),
      ruleId: row?.id ?? null,
      figures: briefFigures(row && figures.get(row.id)),
      updatedAt: row?.updated_at.toISOString() ?? null,
    };
  });
}

function fieldsOf({ is_on: isOn, message, hour, days }: ReadyRuleRow) {
  return { isOn, message, hour, days };
}
