// What the desk's page knows: the branches, people and services, the appointments of today and the week after, and
// what today's owe.
import { addDays, minutesOf, USUAL_ZONE } from "@mostrador/domain/kit/calendar.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import { appointmentChanged } from "@mostrador/domain/scheduling/appointments/live.ts";
import { listAgenda } from "@mostrador/domain/scheduling/appointments/routes.ts";
import { useMemo } from "react";
import { useDayDue, useDayMoneyLive } from "../../features/money/charges/index.ts";
import { useAgendaLive } from "../../features/scheduling/appointments/api.ts";
import { useDesk } from "../../features/scheduling/appointments/desk.ts";
import { useRead } from "../../lib/query.ts";
import { useActiveBusiness } from "../../lib/session/active-business.ts";
import { useNow } from "../../lib/use-now.ts";
import { useRemovedIds } from "../../ui/resource/removal-queue.ts";
import { dayAtDesk } from "./day-at-desk.ts";

const DAYS_AHEAD = 7;
const MONEY_FOLLOWS = [appointmentChanged];

export function useToday() {
  const { businessId } = useActiveBusiness();
  const desk = useDesk(null);
  const now = useNow();
  const zone = desk.desk.branches[0]?.timezone.name ?? USUAL_ZONE;
  const local = localOf(zone, now);
  const today = local.day;
  useAgendaLive();
  useDayMoneyLive(MONEY_FOLLOWS);
  const isKnown = !desk.isPending && !desk.error && businessId !== null;
  const read = useRead(
    listAgenda,
    isKnown ? { query: { businessId, from: today, to: addDays(today, DAYS_AHEAD) } } : null,
  );
  const due = useDayDue(isKnown ? today : null);
  const removed = useRemovedIds();
  const entries = useMemo(() => read.data?.filter(({ _id }) => !removed.has(_id)), [read.data, removed]);
  return {
    ...{ desk: desk.desk, zone, today, now, entries },
    minutes: minutesOf(local.time),
    isReading: read.isPending,
    /** Undefined until it is read, or for people who may not see money. */
    dues: due.data,
    day: entries && dayAtDesk(entries, today, now),
    isKnown,
    error: desk.error ?? (read.data ? null : read.error),
    retry: () => {
      desk.retry();
      if (read.error) void read.refetch();
    },
  };
}

export type Today = ReturnType<typeof useToday>;
