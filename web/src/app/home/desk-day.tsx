// The day at the desk: today's appointments acted on in place, free hours, money and tomorrow. One reading for all.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";
import { useBusiness } from "../../features/business/businesses/api.ts";
import { TodayMoney, useCharging } from "../../features/money/charges/index.ts";
import { missingOf } from "../../features/scheduling/appointments/opening/desk-rules.ts";
import { freeHours } from "../../features/scheduling/appointments/today/free-hours.ts";
import { FreeHoursCard } from "../../features/scheduling/appointments/today/free-hours-card.tsx";
import { usePanels } from "../../features/scheduling/appointments/today/use-panels.tsx";
import { useMay } from "../../lib/session/active-business.ts";
import { Card } from "../../ui/layout/card.tsx";
import { ErrorState } from "../../ui/state/error-state.tsx";
import { Late, latePart } from "../../ui/state/late.tsx";
import { CardsSkeleton } from "../../ui/state/skeletons.tsx";
import { AgendaContext } from "../agenda/agenda-context.tsx";
import { isOwing } from "./desk-row.tsx";
import { StepsCard } from "./steps-card.tsx";
import { TodayCard } from "./today-card.tsx";
import { TomorrowCard } from "./tomorrow-card.tsx";
import { useToday } from "./use-today.ts";

const SOLD = latePart(async () => (await import("./sold-steps.tsx")).SoldSteps);

/** `children`: the cards of other areas, below those of the day. */
export function DeskDay({ children }: { children: ReactNode }) {
  return (
    <AgendaContext>
      <Day>{children}</Day>
    </AgendaContext>
  );
}

function Day({ children }: { children: ReactNode }) {
  const may = useMay();
  const known = useToday();
  const { desk, reads, entries, day, dues, today, minutes, isKnown, isReading } = known;
  const { branches, specialists } = reads;
  const failed = [branches, specialists].filter(({ data, error }) => error && !data);
  const { charge, panel } = useCharging();
  const { panels, open } = usePanels(desk, entries ?? [], isReading);
  const mayEdit = may(PAGE.agenda, "edit", "appointments");
  const byId = new Map((dues ?? []).map((due) => [due.appointmentId ?? "", due]));
  const row = {
    ...{ desk, dues: byId, mayEdit, mayChat: may(PAGE.chat), charge },
    onMove: (entry: NonNullable<typeof entries>[number]) => open({ kind: "edit", entry }),
  };
  const isNew = isKnown && Object.values(reads).every(({ data }) => data) && missingOf(desk) !== null;
  const sells = useBusiness().data?.businessType;
  const isShop = sells !== undefined && !sells.services;
  const sellsMore = sells !== undefined && (sells.products || sells.courses || sells.properties);
  const own = (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      <TodayCard today={known} row={row} owes={({ _id }) => isOwing(byId.get(_id))} />
      {day && <TomorrowCard day={day} row={row} />}
    </Stack>
  );
  return (
    <>
      {!isNew && own}
      {isNew && !isShop && !sellsMore && <StepsCard desk={desk} />}
      {isNew && sells && (isShop || sellsMore) && (
        <Late part={SOLD} props={{ desk, sells, children: own }} waiting={<CardsSkeleton cards={1} height={320} />} />
      )}
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        {(!isNew || isShop) && <TodayMoney today={isKnown ? today : null} />}
        {children}
        {failed[0] && (
          <Card title="Horas libres de hoy">
            <ErrorState
              dense
              error={failed[0].error}
              onRetry={() => {
                for (const one of failed) void one.refetch();
              }}
            />
          </Card>
        )}
        {!isNew && entries && branches.data && specialists.data && (
          <FreeHoursCard
            hours={freeHours(desk.branches, desk.specialists, entries, today, minutes)}
            onBook={mayEdit ? (place) => open({ kind: "book", draft: { ...place, day: today } }) : null}
          />
        )}
      </Stack>
      {panels}
      {panel}
    </>
  );
}
