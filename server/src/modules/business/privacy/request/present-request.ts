import type { PrivacyRequest, Purpose, WholeRequest } from "@mostrador/domain/business/privacy/schema.ts";
import { NO_REQUEST } from "@mostrador/domain/business/privacy/schema.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { type NamedRequest, readBlockedFacts, readExportFacts, readRequest, readSteps } from "./request.store.ts";

export function presentRequest(row: NamedRequest): PrivacyRequest {
  const name = [row.client_name || row.client_push_name, row.client_lastname].filter(Boolean).join(" ");
  return {
    _id: row.id,
    businessId: row.business_id,
    client: { _id: row.contact_id, name: name || "Sin nombre", isThere: !row.client_gone },
    kind: row.kind,
    state: row.state,
    receivedOn: row.received_on,
    through: row.through,
    notes: row.notes,
    purposes: row.purposes as Purpose[],
    answerBy: row.answer_by,
    answeredOn: row.answered_on,
    answer: row.answer,
    carryOutBy: row.carry_out_by,
    doneOn: row.done_on,
    createdAt: row.created_at.toISOString(),
  };
}

/** The request with its steps and its result; 404 for one that does not exist. */
export async function wholeRequest(tx: Tx, ctx: TenantCtx, id: string): Promise<WholeRequest> {
  const [row, steps, gathered, blocked] = await Promise.all([
    readRequest(tx, id),
    readSteps(tx, id),
    readExportFacts(tx, id),
    readBlockedFacts(tx, id),
  ]);
  if (!row) throw notFound(NO_REQUEST);
  return {
    ...presentRequest(row),
    steps: steps.map(({ what, details, actor_name, at }) => ({
      what,
      details,
      actorName: actor_name,
      at: at.toISOString(),
    })),
    export: exportOf(ctx, row, gathered),
    blocked: blocked ? { at: blocked.blocked_at.toISOString(), deleteAfter: blocked.delete_after.toISOString() } : null,
  };
}

function exportOf(
  ctx: TenantCtx,
  { kind, state, client_gone }: NamedRequest,
  gathered: { row_count: number; expires_at: Date } | undefined,
): WholeRequest["export"] {
  if (kind !== "access" || (state !== "accepted" && state !== "done")) return null;
  if (gathered && gathered.expires_at.getTime() > ctx.now)
    return { state: "ready", rows: gathered.row_count, expiresAt: gathered.expires_at.toISOString() };
  if (gathered || state === "done" || client_gone) return { state: "expired", rows: 0, expiresAt: null };
  return { state: "making", rows: 0, expiresAt: null };
}
