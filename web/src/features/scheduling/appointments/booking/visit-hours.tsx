// The hours when all services of the visit fit in sequence; a tap selects one with its people.
import { addDays, type Day } from "@mostrador/domain/kit/calendar.ts";
import { findVisitSlots } from "@mostrador/domain/scheduling/appointments/visit/routes.ts";
import type { VisitSlot } from "@mostrador/domain/scheduling/appointments/visit/schema.ts";
import { linesText } from "@mostrador/domain/scheduling/appointments/visit/visit-lines.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useRead } from "../../../../lib/query.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";
import { useFormValue, useSetFormValue } from "../../../../ui/form/use-form-values.ts";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { clock } from "../clock.ts";
import { type Desk, zoneOf } from "../desk.ts";
import { localPart } from "../grid/segments.ts";
import { ANYONE, type MoreService } from "./appointment-values.ts";

const DAYS = 6;
const MOST = 8;

export function VisitHours({ desk, more }: { desk: Desk; more: readonly MoreService[] }) {
  const { businessId } = useActiveBusiness();
  const [asked, setAsked] = useState<string | null>(null);
  const branchId = useFormValue<string>("branchId");
  const serviceId = useFormValue<string | null>("serviceId");
  const chosen = useFormValue<string | null>("specialistId");
  const specialistId = chosen === ANYONE ? null : chosen;
  const day = useFormValue<Day | null>("day");
  const start = useFormValue<string>("start");
  const isWhole = Boolean(serviceId) && more.every((one) => one.serviceId);
  const first = { serviceId: serviceId ?? "", ...(specialistId && { specialistId }) };
  const later = more.map((one) => ({
    serviceId: one.serviceId ?? "",
    ...(one.specialistId && { specialistId: one.specialistId }),
    ...(one.minutes && { minutes: one.minutes }),
  }));
  const lines = linesText([first, ...later]);
  const isKnownDay = day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day);
  // After a change the person must search again.
  const isAsked = asked === `${lines} ${day}`;
  const found = useRead(
    findVisitSlots,
    isAsked && isWhole && isKnownDay && businessId
      ? { query: { businessId, branchId, lines, from: day, to: addDays(day, DAYS) } }
      : null,
  );
  if (!isWhole || !isKnownDay) return null;
  if (!isAsked)
    return (
      <Button onClick={() => setAsked(`${lines} ${day}`)} sx={{ justifySelf: "start" }}>
        Ver a qué hora cabe toda la visita
      </Button>
    );
  if (found.error) return <ErrorState dense error={found.error} onRetry={() => void found.refetch()} />;
  if (found.isPending) return <Skeleton height={72} />;
  const wanted = Date.parse(`${day}T${/^\d\d:\d\d$/.test(start) ? start : "00:00"}Z`);
  const slots = nearest(found.data.slots, wanted);
  const differ = new Set(slots.map(peopleOf)).size > 1;
  return (
    <Box role="group" aria-label="Horas en que cabe la visita">
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {slots.length > 0
          ? "Horas en que cabe toda la visita"
          : "En esos siete días no cabe toda la visita. Prueba con otro día, o con quien esté libre."}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {slots.map((slot) => (
          <Take key={slot.lines[0]?.start} slot={slot} desk={desk} more={more} saysWho={differ} />
        ))}
      </Box>
    </Box>
  );
}

/** By local hour, in time order. */
function nearest(slots: readonly VisitSlot[], wanted: number): VisitSlot[] {
  const startOf = (slot: VisitSlot) => slot.lines[0]?.start ?? "";
  const away = (slot: VisitSlot) => Math.abs(Date.parse(`${startOf(slot).slice(0, 16)}Z`) - wanted);
  return [...slots]
    .sort((a, b) => away(a) - away(b))
    .slice(0, MOST)
    .sort((a, b) => startOf(a).localeCompare(startOf(b)));
}

function peopleOf(slot: VisitSlot): string {
  return slot.lines.map(({ specialistId }) => specialistId).join();
}

type TakeProps = { slot: VisitSlot; desk: Desk; more: readonly MoreService[]; saysWho: boolean };

function Take({ slot, desk, more, saysWho }: TakeProps) {
  const zone = zoneOf(desk, useFormValue<string | null>("branchId"));
  const set = useSetFormValue();
  const [first, ...later] = slot.lines;
  if (!first) return null;
  const people = [...new Set(slot.lines.map((line) => line.specialistId))].map(
    (id) => desk.specialists.find((one) => one._id === id)?.name ?? "",
  );
  const take = () => {
    const [start, end] = [localPart(first.start), localPart(first.end)];
    set("day", start.day);
    set("start", clock(start.minute));
    set("end", clock(end.minute));
    set("specialistId", first.specialistId);
    set(
      "more",
      more.map((one, index) => ({ ...one, specialistId: later[index]?.specialistId ?? one.specialistId })),
    );
  };
  return (
    <Button type="button" color="primary" onClick={take}>
      {dateTimeText(first.start, { zone })}
      {saysWho && ` · ${people.join(" y ")}`}
    </Button>
  );
}
