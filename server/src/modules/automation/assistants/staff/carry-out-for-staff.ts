// Carries out what a staff member agreed to, with the actions of the agenda and of the plan: no other code writes
// there (D-9.1).
import type { Pending } from "@mostrador/domain/automation/assistants/staff/schema.ts";
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { existsLocally, instantOf, isoAt, localOf } from "@mostrador/domain/kit/time.ts";
import { BLOCK_COLOR } from "@mostrador/domain/scheduling/appointments/status.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { allBranches } from "../../../business/branches/index.ts";
import { businessSettings } from "../../../business/businesses/index.ts";
import { allSpecialists } from "../../../business/specialists/index.ts";
import { planReminder, withdrawReminder } from "../../../growth/outreach/index.ts";
import { changeStatus, createBlocks } from "../../../scheduling/appointments/index.ts";
import type { Scene } from "../tools/scene.ts";

const KIND = "staff_reminder";

type StaffScene = Pick<Scene, "contactId" | "zone">;

/** Throws when the action is refused. */
export async function carryOutForStaff(ctx: TenantCtx, of: StaffScene, act: Pending): Promise<object> {
  if (act.kind === "remind") return remind(ctx, of, act);
  if (act.kind === "forget") return forget(ctx, of, act.reminderId);
  if (act.kind === "status") {
    const { _id, status, start } = await changeStatus(ctx, act.appointmentId, act.status);
    return { appointment: { _id, status, start } };
  }
  const [specialists, branches, business] = await Promise.all([
    allSpecialists(ctx),
    allBranches(ctx),
    businessSettings(ctx),
  ]);
  const wanted = specialists.filter(({ _id }) => act.specialistIds.includes(_id));
  if (wanted.length < act.specialistIds.length) throw notFound("No se encontró al especialista");
  const blocks = [];
  // A block belongs to one branch: each branch blocks its own people, at its own hours.
  for (const branchId of [...new Set(wanted.map((one) => one.branchId))]) {
    const zone = branches.find(({ _id }) => _id === branchId)?.timezone?.name || business?.zone || "";
    const people = wanted.filter((one) => one.branchId === branchId).map(({ _id }) => _id);
    const end = act.to === "24:00" ? { day: addDays(act.day, 1), time: "00:00" } : { day: act.day, time: act.to };
    blocks.push(
      ...(await createBlocks(ctx, {
        title: "Bloqueado por WhatsApp",
        start: isoAt(zone, instantOf(zone, act.day, act.from)),
        end: isoAt(zone, instantOf(zone, end.day, end.time)),
        branchId,
        specialists: people,
        colorHex: BLOCK_COLOR,
      })),
    );
  }
  return { blocks: blocks.map(({ _id, specialistId, start, end }) => ({ _id, specialistId, start, end })) };
}

async function remind(
  ctx: TenantCtx,
  { contactId, zone }: StaffScene,
  { day, time, about }: Extract<Pending, { kind: "remind" }>,
) {
  if (!existsLocally(zone, day, time)) throw new DomainError(422, "Esa hora no existe ese día");
  const { id } = await planReminder(ctx, { contactId, about, at: instantOf(zone, day, time), kind: KIND });
  return { reminder: { _id: id, day, time, about } };
}

async function forget(ctx: TenantCtx, { contactId, zone }: StaffScene, reminderId: string) {
  const gone = await withdrawReminder(ctx, { contactId, reminderId, kind: KIND });
  if (!gone) throw notFound("Ese recordatorio ya salió o se quitó");
  return { cancelled: { _id: gone.id, ...localOf(zone, gone.at), about: gone.about } };
}
