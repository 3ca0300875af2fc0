// Holds a free place for a person who has not booked it yet: a block that names the service, and so holds what an
// appointment would, the room and a place of the class too (decision 157).
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { readNamed } from "../agenda.store.ts";
import { type AppointmentRow, deleteEntry, insertEntry } from "../appointment.store.ts";
import { blockEntry, tellBlock } from "../block.ts";
import type { FoundSlot } from "../slots/find-slots.ts";
import { heldPlacesOf } from "./held.store.ts";

type Hold = { slot: FoundSlot; serviceId: string; title: string; colorHex: string };

/** The id of the block; undefined when someone else took the place meanwhile. */
export async function holdPlace(
  tx: Tx,
  ctx: TenantCtx,
  { slot, serviceId, title, colorHex }: Hold,
): Promise<string | undefined> {
  const { branchId, specialistId } = slot;
  const named = await readNamed(tx, { branchId, serviceId, specialistId, contactId: null });
  const times = { starts: new Date(slot.start), ends: new Date(slot.end) };
  const entry = {
    ...blockEntry(ctx, { branchId, title, colorHex }, { ...times, specialistId }),
    service_id: serviceId,
    minutes_before: named.minutes_before,
    minutes_after: named.minutes_after,
    capacity: slot.placesLeft === undefined ? 1 : named.capacity,
  };
  try {
    const made = await tx.savepoint(() => insertEntry(tx, entry));
    if (made) await tellBlock(tx, ctx, made.id);
    return made?.id;
  } catch (error) {
    if ((error as { code?: string }).code === "23P01") return undefined;
    throw error;
  }
}

/** The class moves or is cancelled: nobody is promised a place where it was. */
export async function dropHeldPlaces(tx: Tx, ctx: TenantCtx, ofClass: AppointmentRow): Promise<void> {
  for (const id of await heldPlacesOf(tx, ofClass)) {
    await deleteEntry(tx, id);
    await tellBlock(tx, ctx, id);
  }
}
