// Today's appointments as a time line: who has not been marked, who is here, who comes, and who still owes.
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link } from "react-router";
import { Card } from "../../ui/layout/card.tsx";
import { Empty } from "../../ui/state/empty.tsx";
import { ErrorState } from "../../ui/state/error-state.tsx";
import { RowsSkeleton } from "../../ui/state/skeletons.tsx";
import { dayText, lateText, restText } from "./day-at-desk.ts";
import { DeskRow, type DeskRowProps } from "./desk-row.tsx";
import { HomeRows } from "./home-row.tsx";
import type { Today } from "./use-today.ts";

/** More rows than this belong in the agenda. */
const MOST = 8;

type Props = { today: Today; owes: (entry: AgendaEntry) => boolean; row: Omit<DeskRowProps, "entry"> };

export function TodayCard({ today: known, owes, row }: Props) {
  const { day, today, now, error, retry } = known;
  const toAgenda = `/agenda?vista=dia&dia=${today}`;
  const group = (label: string, entries: readonly AgendaEntry[]) => (
    <Group key={label} label={label} entries={entries} now={now} row={row} />
  );
  const owing = day?.attended.filter(owes) ?? [];
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
        <ErrorState dense error={error} onRetry={retry} />
      ) : !day ? (
        <RowsSkeleton />
      ) : (
        <>
          {day.unmarked.length > 0 && group("Sin marcar", day.unmarked)}
          {day.coming.length > 0 ? (
            group("Citas por atender", day.coming)
          ) : (
            <Empty drawing="agenda" dense text={restText(day, today)} />
          )}
          {owing.length > 0 && group("Por cobrar", owing)}
        </>
      )}
    </Card>
  );
}

type GroupProps = { label: string; entries: readonly AgendaEntry[]; now: number; row: Props["row"] };

function Group({ label, entries, now, row }: GroupProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, MOST);
  return (
    <Box sx={{ "& + &": { borderTop: "1px solid", borderColor: "divider" } }}>
      <Typography
        variant="body2"
        component="h3"
        color="textSecondary"
        sx={{ px: { xs: 2, sm: 2.5 }, pt: 1.5, fontWeight: 500 }}
      >
        {label} · {entries.length}
      </Typography>
      <HomeRows label={label}>
        {shown.map((entry) => (
          <DeskRow
            key={entry._id}
            {...row}
            entry={entry}
            note={lateText(entry, now)}
            isNow={Date.parse(entry.start) <= now}
            mayArrive={entry.status !== "asistida"}
          />
        ))}
      </HomeRows>
      {entries.length > shown.length && (
        <Box sx={{ px: { xs: 2, sm: 2.5 }, py: 1, borderTop: "1px solid", borderColor: "divider" }}>
          <Button variant="text" onClick={() => setIsWhole(true)} sx={{ ml: -1 }}>
            Ver las otras {entries.length - MOST}
          </Button>
        </Box>
      )}
    </Box>
  );
}
