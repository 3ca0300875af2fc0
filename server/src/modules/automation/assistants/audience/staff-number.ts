// Staff numbers: each person sees their own, and the people who manage assistants see all of them.
import type {
  forgetOwnStaffNumber as forgetRoute,
  listStaffNumbers as listRoute,
  getOwnStaffNumber as ownRoute,
  revokeStaffNumber as revokeRoute,
} from "@mostrador/domain/automation/assistants/audience/routes.ts";
import {
  MOST_TRIES,
  type OwnStaffNumber,
  type StaffNumber,
} from "@mostrador/domain/automation/assistants/audience/schema.ts";
import { displayPhone } from "@mostrador/domain/business/contacts/phone.ts";
import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { ownPhones } from "../../../conversation/channels/index.ts";
import { readMember, readMembers, writeAudit } from "../../../ground/identity/index.ts";
import {
  lockStaffNumber,
  readProved,
  readStaffNumber,
  type StaffNumberRow,
  updateStaffNumber,
} from "./staff-number.store.ts";

/** What is cleared with a number: the number and any open proof of one. The count of codes stays. */
const FORGOTTEN = { phone: null, proved_at: null, asked_phone: null, code: null, code_expires_at: null };

export async function listStaffNumbers(ctx: TenantCtx, _call: Call<typeof listRoute>) {
  const [proved, members] = await readTogether(ctx, (tx) => Promise.all([readProved(tx), readMembers(tx)]));
  const names = new Map(members.map((member) => [member.user_id, member.name]));
  const data: StaffNumber[] = proved.map(({ userId, phone, provedAt }) => ({
    userId,
    name: names.get(userId) ?? "",
    number: displayPhone(phone),
    provedAt: provedAt.toISOString(),
  }));
  return { data };
}

export async function getOwnStaffNumber(ctx: TenantCtx, _call: Call<typeof ownRoute>) {
  return { data: await readTogether(ctx, (tx) => ownOf(tx, ctx)) };
}

export async function forgetOwnStaffNumber(ctx: TenantCtx, _call: Call<typeof forgetRoute>) {
  const userId = personOf(ctx);
  const data = await transact(ctx, async (tx) => {
    const before = await lockStaffNumber(tx, userId);
    await updateStaffNumber(tx, userId, FORGOTTEN);
    if (before?.phone)
      await audit(tx, ctx, "staff-number.removed", `Quitó su número ${displayPhone(before.phone)}`, userId);
    return ownOf(tx, ctx);
  });
  return { data, message: "Tu número ya no está comprobado" };
}

/** Called by the owner; from then on the number is treated like any other. */
export async function revokeStaffNumber(ctx: TenantCtx, { params }: Call<typeof revokeRoute>) {
  const { userId } = params;
  await transact(ctx, async (tx) => {
    const before = await lockStaffNumber(tx, userId);
    if (!before?.phone) throw notFound("Esa persona no tiene un número comprobado");
    await updateStaffNumber(tx, userId, FORGOTTEN);
    const summary = `Quitó el número ${displayPhone(before.phone)} de ${(await readMember(tx, userId))?.name ?? ""}`;
    await audit(tx, ctx, "staff-number.revoked", summary, userId);
  });
  return { data: { userId }, message: "Número quitado" };
}

/** 403 for a person who opens the business from outside: its people are its members. */
export async function memberOf(tx: Tx, ctx: TenantCtx): Promise<string> {
  const userId = personOf(ctx);
  if (!(await readMember(tx, userId))) throw new DomainError(403, "Solo la gente del negocio comprueba su número aquí");
  return userId;
}

export async function ownOf(tx: Tx, ctx: TenantCtx): Promise<OwnStaffNumber> {
  const [row, [writeTo = ""]] = await Promise.all([readStaffNumber(tx, personOf(ctx)), ownPhones(tx)]);
  return {
    number: row?.phone ? displayPhone(row.phone) : "",
    provedAt: row?.proved_at?.toISOString() ?? null,
    asked: row ? askedOf(row, ctx.now) : null,
    writeTo,
  };
}

export async function audit(tx: Tx, ctx: TenantCtx, action: string, summary: string, userId: string): Promise<void> {
  await writeAudit(tx, ctx, { action, summary, details: { userId } });
}

function askedOf({ asked_phone, code, code_expires_at, tries }: StaffNumberRow, now: number): OwnStaffNumber["asked"] {
  if (!asked_phone || !code || !code_expires_at || code_expires_at.getTime() <= now) return null;
  return { number: displayPhone(asked_phone), until: code_expires_at.toISOString(), triesLeft: MOST_TRIES - tries };
}

function personOf({ actor }: TenantCtx): string {
  if (actor.kind !== "person") throw new DomainError(403, "Esto lo hace una persona con su cuenta");
  return actor.userId;
}
