// Manual conversion events: listed, created, edited, deleted. The history of the contact shows each action.
import { conversionEventChanged } from "@mostrador/domain/growth/conversion-events/live.ts";
import type {
  createConversionEvent as createRoute,
  editConversionEvent as editRoute,
  deleteConversionEvent as removeRoute,
  totalConversionEvents as totalRoute,
} from "@mostrador/domain/growth/conversion-events/routes.ts";
import {
  type ConversionEvent,
  type ConversionEventEdit,
  conversionEvents,
  LATER,
  NO_EVENT,
} from "@mostrador/domain/growth/conversion-events/schema.ts";
import { invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { listJournal } from "../../../kernel/journal/list-journal.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { noteBlindEdit, writeAudit } from "../../ground/identity/index.ts";
import {
  type EventWrite,
  eventCourses,
  eventProducts,
  eventProperties,
  eventServices,
  lockEvent,
  readEvents,
  readEventTotals,
  removeEvent,
  updateEvent,
} from "./event.store.ts";
import { presentEvent } from "./present-event.ts";
import { registerEvent, searchTextOf } from "./register-event.ts";

/** The clocks of screens may be a little ahead. */
const AHEAD_MS = 5 * 60_000;

export const listConversionEvents = listJournal(conversionEvents, readEvents, presentEvent);

export async function totalConversionEvents(ctx: TenantCtx, { query }: Pick<Call<typeof totalRoute>, "query">) {
  const sums = await readTogether(ctx, (tx) => readEventTotals(tx, query));
  return { data: sums ?? { count: 0, contacts: 0, assistant: 0 } };
}

export async function createConversionEvent(
  ctx: TenantCtx,
  { body: { conversionEvent } }: Pick<Call<typeof createRoute>, "body">,
) {
  const { clientId: contactId, date, name, description, services, products, courses, properties } = conversionEvent;
  const at = dateOf(ctx, date) ?? new Date(ctx.now);
  const data = await transact(ctx, async (tx) => {
    const fields = { contactId, name, description, date: at, services, products, courses, properties };
    return eventOf(tx, await registerEvent(tx, ctx, { ...fields, source: "person", threadId: null }));
  });
  return { data, message: "Evento de conversión registrado correctamente" };
}

export async function editConversionEvent(
  ctx: TenantCtx,
  { params: { id }, body: { conversionEvent: edit } }: Pick<Call<typeof editRoute>, "params" | "body">,
) {
  const data = await transact(ctx, async (tx) => {
    const before = await lockEvent(tx, id);
    if (!before) throw notFound(NO_EVENT);
    const updated_at = nextUpdate(ctx, before.updated_at, edit.updatedAt);
    const { name = before.name, description = before.description } = edit;
    const isOthers = edit.clientId !== undefined && edit.clientId.toLowerCase() !== before.contact_id;
    const write = {
      ...columnsOf(ctx, edit),
      search_text: searchTextOf(name, description),
      // the conversation was with the other contact
      ...(isOthers && { thread_id: null }),
    };
    await updateEvent(tx, id, { ...write, updated_by: actorName(ctx.actor), updated_at });
    if (edit.services) await eventServices.write(tx, ctx.businessId, id, edit.services);
    if (edit.products) await eventProducts.write(tx, ctx.businessId, id, edit.products);
    if (edit.courses) await eventCourses.write(tx, ctx.businessId, id, edit.courses);
    if (edit.properties) await eventProperties.write(tx, ctx.businessId, id, edit.properties);
    await noteBlindEdit(tx, ctx, edit.updatedAt, {
      action: "conversionEvent.edited",
      what: "un evento de conversión",
      details: { eventId: id },
      subjectId: edit.clientId ?? before.contact_id,
    });
    await announce(tx, ctx, conversionEventChanged, { eventId: id });
    return eventOf(tx, id);
  });
  return { data, message: "Evento de conversión actualizado correctamente" };
}

export async function deleteConversionEvent(
  ctx: TenantCtx,
  { params: { id } }: Pick<Call<typeof removeRoute>, "params">,
) {
  await transact(ctx, async (tx) => {
    const before = await lockEvent(tx, id);
    if (!before) throw notFound(NO_EVENT);
    await removeEvent(tx, id);
    await writeAudit(tx, ctx, {
      action: "conversionEvent.deleted",
      summary: "Eliminó un evento de conversión",
      details: { eventId: id },
      subjectId: before.contact_id,
    });
    await announce(tx, ctx, conversionEventChanged, { eventId: id });
  });
  return { data: null, message: "Evento de conversión eliminado correctamente" };
}

/** Its current state. */
async function eventOf(tx: Tx, id: string): Promise<ConversionEvent> {
  const [row] = await readEvents(tx, { id, limit: 1 });
  if (!row) throw notFound(NO_EVENT);
  return presentEvent(row);
}

/** Only the sent fields are written. */
function columnsOf(ctx: TenantCtx, { clientId, name, description, date }: ConversionEventEdit): EventWrite {
  const columns = { contact_id: clientId, name, description, date: dateOf(ctx, date) };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

function dateOf(ctx: TenantCtx, date: string | undefined): Date | undefined {
  if (date === undefined) return undefined;
  const at = new Date(date);
  if (at.getTime() > ctx.now + AHEAD_MS) throw invalid("conversionEvent.date", LATER);
  return at;
}
