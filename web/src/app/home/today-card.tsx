// Today's appointments, the next one first.

import { addDays, type Day, USUAL_ZONE } from "@mostrador/domain/kit/calendar.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import { whoComes } from "@mostrador/domain/scheduling/appointments/attendee.ts";
import { listAgenda } from "@mostrador/domain/scheduling/appointments/routes.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { STATUS_LABELS } from "@mostrador/domain/scheduling/appointments/status.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Link } from "react-router";
import { useBranches } from "../../features/business/branches/index.ts";
import { useSpecialists } from "../../features/business/specialists/index.ts";
import { useAgendaLive } from "../../features/scheduling/appointments/api.ts";
import { STATUS_LOOK } from "../../features/scheduling/appointments/status-look.ts";
import { useRead } from "../../lib/query.ts";
import { useActiveBusiness } from "../../lib/session/active-business.ts";
import { useNow } from "../../lib/use-now.ts";
import { StatusChip } from "../../ui/data/status.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Empty } from "../../ui/state/empty.tsx";
import { ErrorState } from "../../ui/state/error-state.tsx";
import { Notice } from "../../ui/state/notice.tsx";
import { RowsSkeleton } from "../../ui/state/skeletons.tsx";
import { hourOfInstant } from "../../ui/time/hour-text.ts";
import { dayAtDesk, dayText, restText } from "./day-at-desk.ts";
import { HomeRow, HomeRows } from "./home-row.tsx";

/** More rows than this belong in the agenda. */
const MOST = 8;
const DAYS_AHEAD = 7;

export function TodayCard() {
  const branches = useBranches();
  const open = (branches.data ?? []).filter(({ isArchived }) => !isArchived);
  const now = useNow();
  const today = localOf(open[0]?.timezone.name ?? USUAL_ZONE, now).day;
  const entries = useEntries(branches.isSuccess ? today : null);
  const error = branches.error ?? entries.error;
  const day = entries.data && dayAtDesk(entries.data, today, now);
  const toAgenda = `/agenda?vista=dia&dia=${today}`;
  return (
    <Card
      flush
      title="Citas de hoy"
      {...(day && dayText(day) && { description: dayText(day) })}
      action={
        <Button size="small" component={Link} to={toAgenda}>
          Ver agenda
        </Button>
      }
    >
      {error && !day ? (
        <ErrorState dense error={error} onRetry={() => void Promise.all([branches.refetch(), entries.refetch()])} />
      ) : !day ? (
        <RowsSkeleton />
      ) : (
        <>
          {day.unmarked.length > 0 && <Unmarked count={day.unmarked.length} to={toAgenda} />}
          {day.coming.length === 0 ? (
            <Empty drawing="agenda" dense text={restText(day, today)} />
          ) : (
            <Coming entries={day.coming.slice(0, MOST)} now={now} saysBranch={open.length > 1} />
          )}
          {day.coming.length > MOST && (
            <Box sx={{ px: { xs: 2, sm: 2.5 }, py: 1.5, borderTop: "1px solid", borderColor: "divider" }}>
              <Button variant="text" component={Link} to={toAgenda} sx={{ ml: -1 }}>
                Ver las otras {day.coming.length - MOST}
              </Button>
            </Box>
          )}
        </>
      )}
    </Card>
  );
}

function useEntries(today: Day | null) {
  const { businessId } = useActiveBusiness();
  useAgendaLive();
  const given = today && businessId ? { query: { businessId, from: today, to: addDays(today, DAYS_AHEAD) } } : null;
  return useRead(listAgenda, given);
}

function Unmarked({ count, to }: { count: number; to: string }) {
  return (
    <Box sx={{ px: { xs: 2, sm: 2.5 }, pb: 1.5 }}>
      <Notice
        tone="warning"
        action={
          <Button size="small" component={Link} to={to}>
            Marcar
          </Button>
        }
      >
        {count === 1
          ? "1 cita de hoy ya terminó y no dice si la persona vino."
          : `${count} citas de hoy ya terminaron y no dicen si la persona vino.`}
      </Notice>
    </Box>
  );
}

function Coming({ entries, now, saysBranch }: { entries: readonly AgendaEntry[]; now: number; saysBranch: boolean }) {
  const people = useSpecialists().data ?? [];
  const places = useBranches().data ?? [];
  const nameIn = (list: readonly { _id: string; name: string }[], id: string) =>
    list.find((one) => one._id === id)?.name;
  return (
    <HomeRows label="Citas por atender">
      {entries.map((entry) => {
        const { _id, start, status, title, serviceName, specialistId, branchId } = entry;
        const about = [serviceName, nameIn(people, specialistId), saysBranch && nameIn(places, branchId)];
        const color = people.find((one) => one._id === specialistId)?.colorHex;
        const isNow = Date.parse(start) <= now;
        return (
          <HomeRow
            key={_id}
            to={`/agenda?vista=dia&dia=${start.slice(0, 10)}&sucursal=${branchId}&cita=${_id}`}
            start={
              <Box sx={{ ...HOUR, borderColor: color ?? "outline", fontWeight: isNow ? 700 : 500 }}>
                {hourOfInstant(start)}
              </Box>
            }
            title={whoComes(entry) || title}
            subtitle={about.filter(Boolean).join(" · ")}
            aside={
              <>
                {isNow && "Ahora "}
                <StatusChip {...STATUS_LOOK[status]} label={STATUS_LABELS[status]} />
              </>
            }
          />
        );
      })}
    </HomeRows>
  );
}

const HOUR = { width: 84, flexShrink: 0, borderLeft: "3px solid", pl: 1, fontVariantNumeric: "tabular-nums" } as const;
