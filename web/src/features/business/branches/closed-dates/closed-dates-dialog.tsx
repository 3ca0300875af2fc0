// The days that are closed or have other hours, for the business and for each branch. Offers holidays to close with one
// tap, and lists the appointments on such a day.
import type { ClosedDate } from "@mostrador/domain/business/branches/closed-dates/schema.ts";
import { type Day, USUAL_ZONE } from "@mostrador/domain/kit/calendar.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link } from "react-router";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { useNow } from "../../../../lib/use-now.ts";
import { MenuButton } from "../../../../ui/action/menu-button.tsx";
import { dayText } from "../../../../ui/data/date-time.tsx";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { Row } from "../../../../ui/list/row.tsx";
import { Empty } from "../../../../ui/state/empty.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { RowsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { hourText } from "../../../../ui/time/hour-text.ts";
import { useBranches } from "../api.ts";
import { rangesText } from "../hours-text.ts";
import { useClosedDates, useCreateClosedDate, useRemoveClosedDate } from "./api.ts";
import { ClosedDateForm } from "./closed-date-form.tsx";

const LINE = { display: "flex", alignItems: "center", gap: 1.5, minHeight: 60, py: 0.5 } as const;

export function ClosedDatesDialog({ onClose }: { onClose: () => void }) {
  const { businessId } = useActiveBusiness();
  const today = localOf(USUAL_ZONE, useNow()).day;
  const [form, setForm] = useState<ClosedDate | "new" | null>(null);
  const branches = (useBranches().data ?? []).filter(({ isArchived }) => !isArchived);
  const { data, error, refetch } = useClosedDates(today);
  const create = useCreateClosedDate();
  const remove = useRemoveClosedDate();
  const toast = useToast();
  const run = (work: Promise<{ message?: string | undefined }>) =>
    work.then(
      ({ message }) => message && toast.success(message),
      (reason: unknown) => toast.error(sayError(reason)),
    );
  const close = ({ day, name }: { day: Day; name: string }) =>
    run(create.mutateAsync({ body: { closedDate: { businessId: businessId ?? "", day, name } } }));
  const whole = new Set(data?.dates.filter(({ branchId }) => branchId === null).map(({ day }) => day));
  const where = (date: ClosedDate) =>
    date.branchId === null ? "Todas las sucursales" : branches.find(({ _id }) => _id === date.branchId)?.name;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Días festivos y cierres"
      actions={
        <Button variant="contained" color="primary" onClick={() => setForm("new")}>
          Cerrar un día
        </Button>
      }
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} dense />}
      {!data && !error && <RowsSkeleton />}
      {data?.dates.length === 0 && (
        <Empty
          drawing="agenda"
          text="Ningún día está cerrado. Cierra los que no abres: no se ofrecen horarios."
          dense
        />
      )}
      <Box role="list" aria-label="Días cerrados o con otro horario">
        {data?.dates.map((date) => (
          <Box key={date._id} role="listitem" sx={{ borderBottom: "1px solid", borderColor: "divider" }}>
            <Box sx={LINE}>
              <Row
                title={`${dayText(date.day)} · ${date.name}`}
                subtitle={`${where(date) ?? "Sucursal archivada"} · ${date.hours.length > 0 ? rangesText(date.hours) : "Cerrado"}`}
                actions={
                  <MenuButton
                    label={`Más de ${date.name}`}
                    actions={[
                      { label: "Editar", onSelect: () => setForm(date) },
                      {
                        label: "Quitar de la lista",
                        danger: true,
                        onSelect: () => void run(remove.mutateAsync({ params: { id: date._id } })),
                      },
                    ]}
                  />
                }
              />
            </Box>
            <Stranded date={date} />
          </Box>
        ))}
      </Box>
      {data && (
        <>
          <Typography variant="h3" sx={{ mt: 3, mb: 0.5, typography: "subtitle1" }}>
            Días festivos que vienen
          </Typography>
          <Box role="list" aria-label="Días festivos que vienen">
            {data.holidays
              .filter(({ day }) => !whole.has(day))
              .map((holiday) => (
                <Box
                  key={holiday.day}
                  role="listitem"
                  sx={{ ...LINE, borderBottom: "1px solid", borderColor: "divider" }}
                >
                  <Row
                    title={`${dayText(holiday.day)} · ${holiday.name}`}
                    subtitle={holiday.isOfficial ? "Descanso obligatorio por ley" : "Opcional"}
                    actions={
                      <Button
                        size="small"
                        aria-label={`Cerrar por ${holiday.name}, ${dayText(holiday.day)}`}
                        onClick={() => void close(holiday)}
                      >
                        Cerrar
                      </Button>
                    }
                  />
                </Box>
              ))}
          </Box>
        </>
      )}
      {form && (
        <ClosedDateForm
          date={form === "new" ? null : form}
          today={today}
          branches={branches}
          onClose={() => setForm(null)}
        />
      )}
    </Dialog>
  );
}

/** Those appointments stay: a person moves them, cancels them, or attends them. */
function Stranded({ date: { appointments, day } }: { date: ClosedDate }) {
  if (appointments.length === 0) return null;
  const count = appointments.length === 1 ? "1 cita" : `${appointments.length} citas`;
  const named = appointments.slice(0, 3).map(({ title, start }) => `${hourText(start.slice(11, 16))} ${title}`);
  return (
    <Typography variant="body2" sx={{ pb: 1.5, color: "warning.ink" }}>
      {`Ese día hay ${count}: ${named.join(", ")}${appointments.length > 3 ? "…" : ""}. `}
      <Link to={`/agenda?vista=dia&dia=${day}`}>Verlas en la agenda</Link>
    </Typography>
  );
}
