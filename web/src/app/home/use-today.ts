// What the desk's page knows: the branches, people and services, the appointments of today and the week after, and
// what today's owe.

import { enrollmentChanged } from "@mostrador/domain/growth/enrollments/live.ts";
import { orderChanged } from "@mostrador/domain/growth/orders/live.ts";
import { addDays, minutesOf } from "@mostrador/domain/kit/calendar.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import { appointmentChanged } from "@mostrador/domain/scheduling/appointments/live.ts";
import { listAgenda } from "@mostrador/domain/scheduling/appointments/routes.ts";
import { useMemo } from "react";
import { commonZone } from "../../features/business/branches/index.ts";
import { useDayDue, useDayMoneyLive } from "../../features/money/charges/index.ts";
import { useAgendaLive } from "../../features/scheduling/appointments/api.ts";
import { useDesk } from "../../features/scheduling/appointments/desk.ts";
import { useRead } from "../../lib/query.ts";
import { useActiveBusiness } from "../../lib/session/active-business.ts";
import { useNow } from "../../lib/use-now.ts";
import { useZone } from "../../lib/use-zone.ts";
import { useRemovedIds } from "../../ui/resource/removal-queue.ts";
import { dayAtDesk } from "./day-at-desk.ts";

const DAYS_AHEAD = 7;
const MONEY_FOLLOWS = [appointmentChanged, orderChanged, enrollmentChanged];

export function useToday() {
  const { businessId } = useActiveBusiness();
  const { desk, reads } = useDesk(null);
  const own = useZone();
  const now = useNow();
  const zone = commonZone(desk.branches) ?? own;
  const local = localOf(zone, now);
  const today = local.day;
  useAgendaLive();
  useDayMoneyLive(MONEY_FOLLOWS);
  // A part that fails, or that this person may not read, does not hold back the appointments.
  const isKnown =
    businessId !== null && !Object.values(reads).some(({ isLoading, failureCount }) => isLoading && failureCount === 0);
  const read = useRead(
    listAgenda,
    isKnown ? { query: { businessId, from: today, to: addDays(today, DAYS_AHEAD) } } : null,
  );
  const due = useDayDue(isKnown ? today : null);
  const removed = useRemovedIds();
  const entries = useMemo(() => read.data?.filter(({ _id }) => !removed.has(_id)), [read.data, removed]);
  return {
    ...{ desk, reads, zone, today, now, entries },
    minutes: minutesOf(local.time),
    isReading: read.isPending,
    /** Undefined until it is read, or for people who may not see money. */
    dues: due.data,
    day: entries && dayAtDesk(entries, today, now),
    isKnown,
    error: read.data ? null : read.error,
    retry: () => void read.refetch(),
  };
}

export type Today = ReturnType<typeof useToday>;
