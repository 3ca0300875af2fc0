// Which planned messages could not be sent as things are, and why: screens show the reason at once instead of a plan
// (D-5.1).
import type { Duties } from "@mostrador/domain/growth/outreach/plan.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { knownStaffContact } from "../../../business/contacts/index.ts";
import { createReachReader, type Unreached } from "../../../conversation/inbox/index.ts";
import { listOfAppointment } from "../listed.store.ts";
import { appointmentIdsOf, type NotificationRow } from "../notification.store.ts";
import { purposeOf } from "../purpose.ts";
import { ruleOf } from "../rules/rule-stop-reason.ts";

/** A planned message with the numbers of its receiver. */
export type PlannedMessage = NotificationRow & {
  client_whatsapp: string | null;
  specialist_whatsapp: string | null;
  specialist_country_code: string | null;
};

/** By their ids; sendable ones are left out. */
export async function unreachedOf(
  tx: Tx,
  ctx: TenantCtx,
  rows: readonly PlannedMessage[],
): Promise<Map<string, Unreached>> {
  const unreached = new Map<string, Unreached>();
  const troubles = await troublesOf(tx, ctx, rows);
  const reader = { tx, read: createReachReader(tx) };
  for (const row of rows) {
    if (row.state !== "planned") continue;
    const trouble = troubles.get(row.rule_id ?? "");
    const why = trouble ? { reason: trouble, isFinal: true } : await whyNot(reader, row, rows);
    if (why) unreached.set(row.id, why);
  }
  return unreached;
}

/** By their ids: what is in the way of the rules of these. */
async function troublesOf(tx: Tx, ctx: TenantCtx, rows: readonly PlannedMessage[]): Promise<Map<string, string>> {
  const troubles = new Map<string, string>();
  for (const row of rows) {
    if (!row.rule_id || row.state !== "planned" || troubles.has(row.rule_id)) continue;
    troubles.set(row.rule_id, (await ruleOf(ctx, row).troubleOf?.(tx, ctx, row.rule_id)) ?? "");
  }
  return troubles;
}

type Reader = { tx: Tx; read: ReturnType<typeof createReachReader> };

async function whyNot(reader: Reader, row: PlannedMessage, rows: readonly PlannedMessage[]): Promise<Unreached | null> {
  const question = row.kind === "auto_cancel" ? questionOf(row, rows) : undefined;
  if (question?.state === "planned") {
    const why = await whyNot(reader, question, rows);
    return why && { ...why, reason: NOT_ASKED };
  }
  return reader.read({
    contactId: row.contact_id ?? (await staffOf(reader.tx, row)),
    hasPhone: Boolean(row.client_whatsapp || row.specialist_whatsapp),
    at: row.deliver_at.getTime(),
    purpose: purposeOf(row.kind),
  });
}

/** Whether an appointment would really be cancelled automatically: not if its client could not be asked to confirm. */
export async function cancelsItself(tx: Tx, appointmentId: string, duties: Duties | null): Promise<boolean> {
  if (!duties || duties.requestConfirmation === null) return true;
  const rows = await listOfAppointment(tx, appointmentId);
  const questions = rows.filter(({ kind }) => kind === "confirmation");
  const waiting = questions.find(({ state }) => state === "planned");
  if (waiting) return (await whyNot({ tx, read: createReachReader(tx) }, waiting, rows)) === null;
  return questions.some(({ state, message_status }) => state === "sent" && message_status !== "failed");
}

/** Without a question there is no cancellation. */
const NOT_ASKED = "No se cancelará sola: no se puede pedir la confirmación";

function questionOf(row: PlannedMessage, rows: readonly PlannedMessage[]): PlannedMessage | undefined {
  const [first] = appointmentIdsOf(row);
  return rows.findLast(
    (one) => one.kind === "confirmation" && first !== undefined && appointmentIdsOf(one).includes(first),
  );
}

async function staffOf(
  tx: Tx,
  { specialist_whatsapp, specialist_country_code }: PlannedMessage,
): Promise<string | null> {
  if (!specialist_whatsapp) return null;
  return knownStaffContact(tx, { whatsapp: specialist_whatsapp, countryCode: specialist_country_code ?? "52" });
}
