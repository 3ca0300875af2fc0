// A specialist's calendar: linked, replaced, or unlinked. Google is asked before anything is written; one calendar
// belongs to one specialist, and the database enforces it.
import { conflict, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { calendarChanged } from "@mostrador/domain/scheduling/calendars/live.ts";
import type { linkCalendar as linkRoute } from "@mostrador/domain/scheduling/calendars/routes.ts";
import type { LinkedCalendar } from "@mostrador/domain/scheduling/calendars/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import {
  type CalendarAccess,
  CalendarFailure,
  type CalendarProvider,
  type OwnCalendar,
} from "../../../../providers/calendar/port.ts";
import { showCalendar } from "../../../business/specialists/index.ts";
import { writeAudit } from "../../../ground/identity/index.ts";
import { type AccountRow, lockAccount, readAccounts } from "../account/account.store.ts";
import { accessOf } from "../account/key.ts";
import { type CalendarDeps, googleOf } from "../deps.ts";
import { type Changes, readChanges } from "../pull/read-changes.ts";
import { takeBusyTimes } from "../pull/take-busy-times.ts";
import { leaveCalendar, stopReading } from "./leave-calendar.ts";
import { insertLink, type LinkRow, lockLink, readLink, readLinks, updateLink } from "./link.store.ts";
import { chooseAccount, listFailure } from "./overview.ts";
import { presentLink } from "./present-link.ts";
import { setDue } from "./route.store.ts";

type LinkRequest = Call<typeof linkRoute>["body"]["calendarData"];
type LinkLookup = {
  wanted: LinkRequest;
  found: { account: AccountRow; calendar: OwnCalendar; first: Changes | null } | null;
};

const NO_ACCOUNT = "No se encontró la cuenta de Google";
const ACCOUNT_FIELD = "calendarData.googleRefreshToken";
const TAKEN = "Ese calendario ya está enlazado con otro especialista";
const UNIQUE = "23505";

export function linkActions(deps: CalendarDeps) {
  return {
    /** Checks that the calendar is in the account, and reads its name. */
    async askToLink(ctx: TenantCtx, { body }: Pick<Call<typeof linkRoute>, "body">): Promise<LinkLookup> {
      const wanted = body.calendarData;
      if (wanted.googleCalendarId === null) return { wanted, found: null };
      const google = googleOf(deps);
      const [accounts, links] = await readTogether(ctx, (tx) => Promise.all([readAccounts(tx), readLinks(tx)]));
      const handle = wanted.googleRefreshToken;
      const account = chooseAccount(accounts, links, wanted.specialistId, handle, ACCOUNT_FIELD);
      const own = await Promise.resolve()
        .then(() => google.calendars(accessOf(ctx, deps.seal, account)))
        .catch(async (error: unknown) => {
          throw await listFailure(ctx, account, error);
        });
      const calendar = own.find(({ id }) => id === wanted.googleCalendarId);
      if (!calendar) throw notFound("Ese calendario no está en la cuenta", "calendarData.googleCalendarId");
      const first = await firstReading(ctx, google, accessOf(ctx, deps.seal, account), calendar.id);
      return { wanted, found: { account, calendar, first } };
    },

    async linkCalendar(ctx: TenantCtx, { wanted, found }: LinkLookup) {
      return transact(ctx, async (tx, inside) => {
        const { specialistId } = wanted;
        const tenant = inside;
        // locked before the link, as in the removal of the account
        if (found && !(await lockAccount(tx, found.account.id))) throw notFound(NO_ACCOUNT, ACCOUNT_FIELD);
        const before = await lockLink(tx, specialistId);
        if (!found) {
          if (before) await leaveCalendar(tx, tenant, before);
          return { data: null, message: "Calendario desvinculado" };
        }
        const data = await link(tx, tenant, specialistId, before, { ...found, showsTitles: wanted.showsTitles });
        return { data, message: "Calendario enlazado" };
      });
    },
  };
}

/** Its busy times are known before the next booking; if Google fails now, the reader retries. */
async function firstReading(
  ctx: TenantCtx,
  google: CalendarProvider,
  access: CalendarAccess,
  calendarId: string,
): Promise<Changes | null> {
  const unread = { calendar_id: calendarId, sync_token: null, full_synced_at: null };
  return readChanges(google, access, unread, ctx.now).catch((error: unknown) => {
    if (!(error instanceof CalendarFailure)) throw error;
    ctx.log.warn({ kind: error.kind, error: error.message }, "google calendar: no first reading");
    return null;
  });
}

type Link = { account: AccountRow; first: Changes | null; calendar: OwnCalendar; showsTitles: boolean | undefined };

async function link(
  tx: Tx,
  ctx: TenantCtx,
  specialistId: string,
  before: LinkRow | undefined,
  { account, calendar, first, showsTitles }: Link,
): Promise<LinkedCalendar> {
  const at = new Date(ctx.now);
  if (before && before.calendar_id !== calendar.id) await stopReading(tx, ctx, before);
  const named = { account_id: account.id, name: calendar.name, updated_at: at };
  const shown = { shows_titles: showsTitles ?? before?.shows_titles ?? false };
  await unlessTaken(tx, () =>
    before
      ? updateLink(tx, specialistId, {
          ...named,
          ...shown,
          ...(before.calendar_id === calendar.id ? {} : FROM_THE_START),
          calendar_id: calendar.id,
          // the texts of the events may be different now
          ...(shown.shows_titles === before.shows_titles ? {} : { sync_token: null }),
        })
      : insertLink(tx, {
          business_id: ctx.businessId,
          specialist_id: specialistId,
          calendar_id: calendar.id,
          ...named,
          ...shown,
          created_at: at,
        }),
  );
  if (first) {
    const link = { specialist_id: specialistId, calendar_id: calendar.id, ...shown };
    await takeBusyTimes(tx, ctx, link, first);
    // the reader checks our own events there, and keeps its position
    await updateLink(tx, specialistId, { synced_at: at });
  }
  await setDue(tx, ctx.businessId, specialistId, at);
  await showCalendar(tx, ctx, specialistId, { id: calendar.id, name: calendar.name, handle: account.id });
  await writeAudit(tx, ctx, {
    action: "google.linked",
    summary: `Enlazó el calendario de Google ${calendar.name}`,
    details: { specialistId },
  });
  await announce(tx, ctx, calendarChanged, { specialistId });
  const row = await readLink(tx, specialistId);
  if (!row) throw notFound("No se encontró al especialista", "calendarData.specialistId");
  return presentLink(row, ctx.now);
}

const FROM_THE_START = {
  sync_token: null,
  synced_at: null,
  full_synced_at: null,
  failing_since: null,
  failure: "",
  lease: null,
  leased_until: null,
  channel_id: null,
  channel_resource: null,
  channel_ends_at: null,
  watch_again_at: null,
};

async function unlessTaken(tx: Tx, write: () => Promise<void>): Promise<void> {
  await tx.savepoint(write).catch((error: { code?: string }) => {
    throw error.code === UNIQUE ? conflict(TAKEN) : error;
  });
}
