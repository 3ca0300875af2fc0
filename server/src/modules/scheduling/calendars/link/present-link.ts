// A linked calendar for the screens: with its status light.
import { calendarHealth } from "@mostrador/domain/scheduling/calendars/health.ts";
import type { LinkedCalendar } from "@mostrador/domain/scheduling/calendars/schema.ts";
import type { KeyedLink } from "./link.store.ts";

export function presentLink(row: KeyedLink, now: number): LinkedCalendar {
  const facts = {
    isLetIn: row.refresh_token !== null,
    syncedAt: row.synced_at?.getTime() ?? null,
    failingSince: row.failing_since?.getTime() ?? null,
    linkedAt: row.created_at.getTime(),
  };
  const health = calendarHealth(facts, now);
  return {
    specialistId: row.specialist_id,
    accountId: row.account_id,
    email: row.email,
    googleCalendarId: row.calendar_id,
    googleCalendarName: row.name,
    showsTitles: row.shows_titles,
    health,
    reason: reasonOf(row, health),
    syncedAt: row.synced_at?.toISOString() ?? null,
  };
}

function reasonOf(row: KeyedLink, health: LinkedCalendar["health"]): string {
  if (health === "broken") return row.account_reason;
  if (row.failure !== "") return row.failure;
  if (health === "reading") return "Todavía no se termina de leer por primera vez.";
  return health === "late" ? "Hace más de 15 minutos que no se puede leer este calendario." : "";
}
