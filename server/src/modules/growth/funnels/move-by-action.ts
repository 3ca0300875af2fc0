// Actions of a contact move it in its funnels, or into one (D-11.2).
import { WaitBegan } from "@mostrador/domain/conversation/inbox/waiting/events.ts";
import { ACTIONS, type Action, placeAfter } from "@mostrador/domain/growth/funnels/phases.ts";
import type { FunnelPhase } from "@mostrador/domain/growth/funnels/resource.ts";
import { beginsConversation } from "@mostrador/domain/growth/traffic-sources/matching.ts";
import { AppointmentCreated, AppointmentStatusChanged } from "@mostrador/domain/scheduling/appointments/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { type AnySubscriber, on } from "../../../kernel/queue/queue.ts";
import { declareSlot } from "../../../kernel/slot.ts";
import { forgetRowsWithContact, knownContacts } from "../../business/contacts/index.ts";
import type { OnWords } from "../../conversation/inbox/index.ts";
import { appointmentRows } from "../../scheduling/appointments/index.ts";
import { funnelActions } from "./funnel.ts";
import { moveContact } from "./move-contact.ts";
import { readPlacesOf } from "./place.store.ts";

/** The funnel of the assistant that answers; null where none has one. */
export const answeringFunnel = declareSlot<(tx: Tx) => Promise<string | null>>("answering-funnel");

type AppointmentRow = { contact_id: string | null; status: string; created_at: Date; updated_at: Date };

/** In the transaction that stores the first message of a conversation. */
export const moveByWords: OnWords = async (tx, ctx, { contactId, at, lastWritten }) => {
  if (beginsConversation(lastWritten?.getTime() ?? null, at.getTime())) await move(tx, ctx, contactId, "entry");
};

export const moveSubscribers: AnySubscriber[] = [
  on(AppointmentCreated, { name: "move-in-funnels", title: "Mover en funnels" }, (ctx, { appointmentId }) =>
    followAppointment(ctx, appointmentId),
  ),
  on(AppointmentStatusChanged, { name: "move-in-funnels", title: "Mover en funnels" }, (ctx, { appointmentId, to }) =>
    followAppointment(ctx, appointmentId, to),
  ),
  on(WaitBegan, { name: "move-in-funnels", title: "Mover en funnels" }, (ctx, { contactId }) =>
    transact(ctx, (tx) => move(tx, ctx, contactId, "contact_admin")),
  ),
  forgetRowsWithContact({ name: "leave-funnels", title: "Quitar de funnels" }, "funnel_places", "funnel_moves"),
];

/** `status`: the new status; the current one for a new appointment. */
async function followAppointment(ctx: TenantCtx, appointmentId: string, status?: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const [row] = await tx.run<AppointmentRow>(APPOINTMENT, [appointmentId]);
    const action = ACTIONS.find((each) => each === (status ?? row?.status));
    if (!row?.contact_id || !action) return;
    // Since the action happened, even if its event arrives late.
    const at = (status ? row.updated_at : row.created_at).getTime();
    await move(tx, { ...ctx, now: Math.min(ctx.now, at) }, row.contact_id, action);
  });
}

async function move(tx: Tx, ctx: TenantCtx, contactId: string, action: Action): Promise<void> {
  if ((await knownContacts(tx, [contactId])).length === 0) return;
  for (const funnelId of await funnelsFor(tx, ctx, contactId, action)) {
    await moveContact(tx, ctx, {
      funnelId,
      contactId,
      action,
      to: (phases, present) => placeAfter(phases, present, action) ?? undefined,
    });
  }
}

/** The contact's funnels; without any, that of the assistant, or the oldest one with the action. */
async function funnelsFor(tx: Tx, ctx: TenantCtx, contactId: string, action: Action): Promise<string[]> {
  const [rows, places] = await Promise.all([funnelActions.store.all(tx), readPlacesOf(tx, contactId)]);
  const open = rows.filter((row) => !row.is_archived);
  const standing = open.filter(({ id }) => places.some((place) => place.funnel_id === id));
  if (standing.length > 0) return standing.map(({ id }) => id);
  const leading = open.filter(({ phases }) => placeAfter(phases as FunnelPhase[], null, action) !== null);
  if (leading.length === 0) return [];
  const [own] = await Promise.all(ctx.fillings.of(answeringFunnel).map((read) => read(tx)));
  const first = leading.find(({ id }) => id === own) ?? leading[0];
  return first ? [first.id] : [];
}

const APPOINTMENT = {
  name: "contact-of-appointment",
  text: `select contact_id, status, created_at, updated_at from ${appointmentRows} where business_id = current_business() and id = $1`,
};
