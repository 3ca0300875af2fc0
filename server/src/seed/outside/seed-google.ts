// The calendar of the salon's first specialist: her account at the fake Google, with events of her own.
import { addDays, weekdayOf } from "@mostrador/domain/kit/calendar.ts";
import { instantOf, localOf } from "@mostrador/domain/kit/time.ts";
import type { TenantCtx } from "../../kernel/context.ts";
import { allSpecialists } from "../../modules/business/specialists/index.ts";
import { consentActions, linkActions } from "../../modules/scheduling/calendars/index.ts";
import type { Parts } from "../demo-business.ts";

const EMAIL = "estilista@gmail.test";
const ZONE = "America/Mexico_City";
const DAYS_TOLD = 14;

export async function seedGoogle(ctx: TenantCtx, parts: Parts, sandboxUrl: string): Promise<void> {
  // an installation with a client of its own uses the real Google
  if (!parts.calendars.google || !parts.calendars.notifyUrl?.startsWith("http://127.0.0.1:")) return;
  const [first] = await allSpecialists(ctx);
  if (!first) return;
  await noteEvents(ctx.now, sandboxUrl);
  const { beginConsent, askToEnd, endConsent } = consentActions(parts.calendars);
  const { businessId } = ctx;
  const { url } = (await beginConsent(ctx, { body: { businessId } })).data;
  const given = await allow(new URL(url), sandboxUrl);
  const account = await endConsent(ctx, await askToEnd(ctx, { body: { businessId, ...given } }));
  const { askToLink, linkCalendar } = linkActions(parts.calendars);
  const calendarData = { specialistId: first._id, googleCalendarId: EMAIL, googleRefreshToken: account.data._id };
  await linkCalendar(ctx, await askToLink(ctx, { body: { businessId, calendarData } }));
}

/** As she would on Google's page. */
async function allow(page: URL, sandboxUrl: string): Promise<{ code: string; state: string }> {
  const body = new URLSearchParams([...page.searchParams, ["email", EMAIL], ["decision", "allow"]]);
  const answer = await fetch(`${sandboxUrl}/google/o/consent`, { method: "POST", body, redirect: "manual" });
  const back = new URL(answer.headers.get("location") ?? "").searchParams;
  return { code: back.get("code") ?? "", state: back.get("state") ?? "" };
}

async function noteEvents(now: number, sandboxUrl: string): Promise<void> {
  const { day: today } = localOf(ZONE, now);
  for (let index = 1; index <= DAYS_TOLD; index += 1) {
    const day = addDays(today, index);
    const noted = NOTED[weekdayOf(day)];
    if (!noted) continue;
    const [summary, from, to] = noted;
    const at = (time: string) => ({ dateTime: new Date(instantOf(ZONE, day, time)).toISOString() });
    const answer = await fetch(`${sandboxUrl}/__sandbox/google/events`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: EMAIL, event: { summary, start: at(from), end: at(to) } }),
    });
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to an event of the demo.`);
  }
}

const NOTED: { [weekday: string]: [summary: string, from: string, to: string] } = {
  monday: ["Junta de la escuela", "08:00", "09:00"],
  wednesday: ["Dentista", "19:00", "20:00"],
  saturday: ["Curso de color", "19:00", "21:00"],
};
