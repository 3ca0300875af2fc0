// The changes in Google that make an event match its appointment or block. The intention is stored first, so that
// after a crash the next run knows where to look.
import { displayPhone } from "@mostrador/domain/business/contacts/phone.ts";
import { holdsPlace } from "@mostrador/domain/scheduling/appointments/status.ts";
import { blockText, eventText } from "@mostrador/domain/scheduling/calendars/event-text.ts";
import { eventIdOf } from "@mostrador/domain/scheduling/calendars/google-event.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { EventDraft } from "../../../../providers/calendar/port.ts";
import { clientName } from "../../../business/contacts/index.ts";
import { readTold, type ToldAppointment } from "../../appointments/index.ts";
import { type AccountRow, readAccount } from "../account/account.store.ts";
import { type KeyedLink, readLink } from "../link/link.store.ts";
import { takeQuestions } from "../question/question.store.ts";
import { deleteEvent, type EventRow, insertEvent, lockEvent, updateEvent } from "./event.store.ts";

export type PushPlan =
  | { kind: "remove"; account: AccountRow; event: EventRow }
  | {
      kind: "write";
      account: AccountRow;
      event: EventRow;
      isNew: boolean;
      draft: EventDraft;
      version: Date;
      calendarName: string;
    };

/** Null when there is nothing to do, or nothing is possible now. */
export async function planPush(tx: Tx, ctx: TenantCtx, appointmentId: string): Promise<PushPlan | null> {
  const event = await lockEvent(tx, appointmentId);
  const told = await readTold(tx, appointmentId);
  const link = told && (await readLink(tx, told.specialist_id));
  if (event && isMisplaced(event, told, link)) return planRemoval(tx, event);
  if (!told || !link || link.refresh_token === null || !isInForce(told)) return null;
  if (event?.pushed_version?.getTime() === told.updated_at.getTime()) return null;
  // a past one is not written afterwards
  if (!event && told.ends.getTime() < ctx.now) return null;
  const account = await readAccount(tx, link.account_id);
  if (!account) return null;
  // a change in the agenda decides
  if (event) await takeQuestions(tx, [appointmentId]);
  const isNew = !event || event.is_gone;
  const row = rowOf(ctx, told, link, event);
  if (event) await updateEvent(tx, appointmentId, event.event_id, row);
  else await insertEvent(tx, row);
  const calendarName = link.name;
  return {
    kind: "write",
    account,
    event: row,
    isNew,
    draft: draftOf(ctx, told),
    version: told.updated_at,
    calendarName,
  };
}

/** Its event is in a calendar, or there is a calendar for it. */
export async function isConcerned(tx: Tx, appointmentId: string): Promise<boolean> {
  if (await lockEvent(tx, appointmentId)) return true;
  const told = await readTold(tx, appointmentId);
  return told !== undefined && (await readLink(tx, told.specialist_id)) !== undefined;
}

/** A block always is. */
export function isInForce({ is_block, status }: Pick<ToldAppointment, "is_block" | "status">): boolean {
  return is_block || holdsPlace(status as Parameters<typeof holdsPlace>[0]);
}

/** It is in the wrong calendar: the appointment is deleted, finished, or another person's. */
function isMisplaced(event: EventRow, told: ToldAppointment | undefined, link: KeyedLink | undefined): boolean {
  if (!told || !isInForce(told)) return true;
  return link ? link.calendar_id !== event.calendar_id : told.specialist_id !== event.specialist_id;
}

async function planRemoval(tx: Tx, event: EventRow): Promise<PushPlan | null> {
  await takeQuestions(tx, [event.appointment_id]);
  const account = await readAccount(tx, event.account_id);
  if (event.is_gone || !account) {
    await deleteEvent(tx, event.appointment_id, event.event_id);
    return null;
  }
  return account.refresh_token === null ? null : { kind: "remove", account, event };
}

function rowOf(ctx: TenantCtx, told: ToldAppointment, link: KeyedLink, before: EventRow | undefined): EventRow {
  const generation = (before?.generation ?? 0) + (before?.is_gone ? 1 : 0);
  return {
    business_id: ctx.businessId,
    appointment_id: told.id,
    specialist_id: told.specialist_id,
    account_id: link.account_id,
    calendar_id: link.calendar_id,
    event_id: eventIdOf(told.id, generation),
    generation,
    pushed_version: null,
    starts: told.starts,
    ends: told.ends,
    google_updated: before?.is_gone ? null : (before?.google_updated ?? null),
    is_gone: false,
  };
}

function draftOf({ businessId }: TenantCtx, told: ToldAppointment): EventDraft {
  const span = { start: told.starts.getTime(), end: told.ends.getTime() };
  const mark = { businessId, entryId: told.id };
  return {
    ...(told.is_block ? blockText({ title: told.title, branchName: told.branch_name }) : textOf(told)),
    ...span,
    mark,
  };
}

function textOf(told: ToldAppointment) {
  return eventText({
    title: told.title,
    serviceName: told.service_name ?? "",
    clientName: told.client_whatsapp === null ? "" : clientName(told),
    clientPhone: told.client_whatsapp ? displayPhone(told.client_whatsapp) : "",
    attendeeName: told.attendee_name ?? "",
    branchName: told.branch_name,
    address: told.branch_address.description,
    details: told.details,
    clientNotes: told.client_notes,
  });
}
