// Finds appointments by client, or by a typed day.

import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import { whoComes } from "@mostrador/domain/scheduling/appointments/attendee.ts";
import { listRecords } from "@mostrador/domain/scheduling/appointments/records/routes.ts";
import { createAppointment, createBlocks, listAgenda } from "@mostrador/domain/scheduling/appointments/routes.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { STATUS_LABELS } from "@mostrador/domain/scheduling/appointments/status.ts";
import { read } from "../../../lib/client.ts";
import {
  type InSearch,
  MOST_FOUND,
  type SearchHit,
  type SearchQuery,
  START_WORDS,
} from "../../../lib/search/in-search.ts";
import { dayText } from "../../../ui/data/date-time.tsx";
import { hourOfMinutes } from "../../../ui/time/hour-text.ts";
import { readDay } from "../../../ui/time/typed-day.ts";
import { localPart } from "./grid/segments.ts";

/** How far around today a client's appointments are searched. */
const DAYS_BEFORE = 30;
const DAYS_AFTER = 90;

export const inSearch: InSearch = {
  kinds: [
    { name: "appointments", title: "Citas", page: PAGE.agenda, route: listAgenda, find: async (asked) => found(asked) },
  ],
  starts: [
    {
      label: "Agendar cita",
      keywords: START_WORDS,
      page: PAGE.agenda,
      route: createAppointment,
      rest: "?nuevo=cita",
    },
    {
      label: "Bloquear horario",
      keywords: `${START_WORDS} bloqueo`,
      page: PAGE.agenda,
      route: createBlocks,
      rest: "?nuevo=bloqueo",
    },
  ],
  pages: [
    {
      label: "Lista de citas",
      keywords: "citas por servicio, especialista o estado",
      page: PAGE.agenda,
      path: "/agenda/citas",
      route: listRecords,
    },
  ],
};

async function found({ text, businessId, today, signal }: SearchQuery): Promise<SearchHit[]> {
  const day = readDay(text, { today });
  // 'mar' and 'Domingo' are names too.
  const isName = !day || !/\d/.test(text);
  const ask = (wanted: { from: string; to: string; search?: string }) =>
    read(listAgenda, { query: { businessId, ...wanted }, signal });
  const [ofClient, ofDay] = await Promise.all([
    isName ? ask({ from: addDays(today, -DAYS_BEFORE), to: addDays(today, DAYS_AFTER), search: text }) : [],
    day ? ask({ from: day, to: day }) : [],
  ]);
  const entries = [...nearest(ofClient, today), ...ofDay].filter(({ status }) => status !== "block");
  const once = new Map(entries.map((entry) => [entry._id, entry]));
  return [...once.values()].slice(0, MOST_FOUND).map(foundEntry);
}

/** Future ones, next first; then past ones, last first. */
function nearest(entries: readonly AgendaEntry[], today: string): AgendaEntry[] {
  const before = entries.filter(({ start }) => start < today);
  return [...entries.filter(({ start }) => start >= today), ...before.reverse()];
}

function foundEntry(entry: AgendaEntry): SearchHit {
  const { day, minute } = localPart(entry.start);
  const when = `${dayText(day)}, ${hourOfMinutes(minute)}`;
  const isOff = entry.status === "cancelada" || entry.status === "no_asistida";
  return {
    id: entry._id,
    label: [whoComes(entry), entry.serviceName].filter(Boolean).join(" · ") || entry.title,
    help: isOff && entry.status !== "block" ? `${STATUS_LABELS[entry.status]} · ${when}` : when,
    rest: `?cita=${entry._id}`,
  };
}
