// Gives free hours a ref that is valid only in this conversation and for one day (D-9.2): nobody can book an hour that
// they were not offered, whatever a model sends.
import type { ToolSlot } from "@mostrador/domain/automation/assistants/tools/answers/schema.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { newCode } from "../../../../kernel/id.ts";
import type { FoundSlot } from "../../../scheduling/appointments/index.ts";
import { forgetOffersBefore, type OfferedSlot, readOffer, writeOffers } from "./offered-slot.store.ts";
import { type Scene, toolError } from "./scene.ts";

const VALID_MS = 24 * 3600_000;
const REF_LENGTH = 8;

export const UNKNOWN_SLOT = toolError(
  "unknown_slot",
  "Ese horario no se ofreció en esta conversación o ya pasó un día: búscalo de nuevo.",
);

export async function offer(scene: Scene, serviceId: string, slots: FoundSlot[]): Promise<ToolSlot[]> {
  const { ctx, threadId } = scene;
  const place = { businessId: ctx.businessId, threadId, now: new Date(ctx.now) };
  const named = slots.map(({ specialistId, branchId, start }) => ({
    serviceId,
    specialistId,
    branchId,
    start: new Date(start),
    ref: newCode(REF_LENGTH),
  }));
  const refs = await transact(ctx, async (tx) => {
    await forgetOffersBefore(tx, threadId, new Date(ctx.now - VALID_MS));
    return writeOffers(tx, place, named);
  });
  return slots.map(({ zone, start, specialistId, branchId }, index) => ({
    ref: refs[index] as string,
    ...localOf(zone, start),
    specialistId,
    branchId,
    serviceId,
  }));
}

/** Undefined for an old ref, an invented one, or a ref of another conversation. */
export function takeOffer({ ctx, threadId }: Scene, ref: string): Promise<OfferedSlot | undefined> {
  return transact(ctx, (tx) => readOffer(tx, threadId, ref, new Date(ctx.now - VALID_MS)));
}
