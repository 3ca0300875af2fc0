// An event that the assistant registers for its contact: only for that one (D-9.2), and only within the bound.
import {
  BOUND_MS,
  type BoundRefusal,
  refusedByBound,
} from "@mostrador/domain/growth/conversion-events/assistant-bound.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { namesByAssistant } from "./event.store.ts";
import { type EventToRegister, registerEvent } from "./register-event.ts";

/** Null: it is registered, with the current time. */
export async function noteConversion(
  ctx: TenantCtx,
  event: Omit<EventToRegister, "date" | "source"> & { key: string },
): Promise<BoundRefusal | null> {
  return transact(ctx, async (tx, inside) => {
    const latest = await namesByAssistant(tx, event.contactId, new Date(ctx.now - BOUND_MS));
    const refusal = refusedByBound(latest, event.name);
    if (refusal) return refusal;
    await registerEvent(tx, inside, { ...event, source: "assistant", date: new Date(ctx.now) });
    return null;
  });
}
