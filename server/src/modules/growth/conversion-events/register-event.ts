// Creates a conversion event: for a person, or for the assistant of the contact.
import { conversionEventChanged } from "@mostrador/domain/growth/conversion-events/live.ts";
import type { EventSource } from "@mostrador/domain/growth/conversion-events/schema.ts";
import { ConversionRegistered } from "@mostrador/domain/growth/conversion-events/schema.ts";
import { foldForSearch } from "@mostrador/domain/kit/text.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { writeAudit } from "../../ground/identity/index.ts";
import {
  eventCourses,
  eventProducts,
  eventProperties,
  eventServices,
  insertEvent,
  readIdByKey,
} from "./event.store.ts";

export type EventToRegister = {
  contactId: string;
  name: string;
  description: string;
  date: Date;
  services: readonly string[];
  products: readonly string[];
  courses?: readonly string[];
  properties?: readonly string[];
  source: EventSource;
  threadId: string | null;
  /** The same key twice is one event. */
  key?: string;
};

/** Returns its id. Contact and subjects are rows of this business: the database refuses others. */
export async function registerEvent(tx: Tx, ctx: TenantCtx, event: EventToRegister): Promise<string> {
  const { name, description, date, contactId, threadId, source, key = null } = event;
  const id = newId();
  const by = actorName(ctx.actor);
  const at = new Date(ctx.now);
  const isNew = await insertEvent(tx, {
    business_id: ctx.businessId,
    id,
    contact_id: contactId,
    name,
    description,
    date,
    source,
    thread_id: threadId,
    search_text: searchTextOf(name, description),
    request_key: key,
    created_by: by,
    updated_by: by,
    created_at: at,
    updated_at: at,
  });
  if (!isNew) return (await readIdByKey(tx, key as string)) as string;
  await eventServices.write(tx, ctx.businessId, id, event.services);
  await eventProducts.write(tx, ctx.businessId, id, event.products);
  await eventCourses.write(tx, ctx.businessId, id, event.courses ?? []);
  await eventProperties.write(tx, ctx.businessId, id, event.properties ?? []);
  await writeAudit(tx, ctx, {
    action: "conversionEvent.created",
    // the history stores the action, never the text about a person
    summary: "Registró un evento de conversión",
    details: { eventId: id },
    subjectId: contactId,
  });
  await announce(tx, ctx, conversionEventChanged, { eventId: id });
  await publish(tx, ctx, ConversionRegistered, { eventId: id });
  return id;
}

export function searchTextOf(name: string, description: string): string {
  return foldForSearch(`${name} ${description}`);
}
