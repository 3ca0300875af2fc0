// The panels of the agenda over a page that lists appointments: the open one in the address (`?cita=`), and the forms.
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Late, latePart } from "../../../../ui/state/late.tsx";
import { type AgendaAddress, useAgendaAddress } from "../agenda-address.ts";
import type { Desk } from "../desk.ts";
import type { OpenDialog } from "../entry/agenda-dialogs.tsx";
import { useOutsideHours } from "../entry/outside-hours.tsx";
import { localPart } from "../grid/segments.ts";
import { useMoveChoice } from "../together/use-move-choice.tsx";

const DIALOGS = latePart(async () => (await import("../entry/agenda-dialogs.tsx")).AgendaDialogs);

export function usePanels(desk: Desk, entries: readonly AgendaEntry[], isReading: boolean) {
  const { address, go: goHere } = useAgendaAddress("day");
  const navigate = useNavigate();
  const [opened, setOpened] = useState<OpenDialog>(null);
  const { ask, dialog } = useOutsideHours();
  const { askMove, moveDialog } = useMoveChoice(entries);
  const go = (change: Partial<AgendaAddress>) => {
    const { openId } = change;
    if (openId === undefined) return;
    if (openId === null || entries.some(({ _id }) => _id === openId)) return goHere({ openId });
    // one of another day: the agenda finds it
    void navigate(agendaOf({ ...change, openId }), { replace: true });
  };
  const panels = (
    <>
      {(opened || address.openId) && (
        <Late
          part={DIALOGS}
          props={{
            ...{ desk, entries, isReading, address, go, opened, setOpened, ask, askMove },
            days: [...new Set(entries.map(({ start }) => localPart(start).day))],
            onPlace: () => undefined,
            isOver: true,
          }}
        />
      )}
      {dialog}
      {moveDialog}
    </>
  );
  return { panels, open: setOpened };
}

function agendaOf({ openId, branchId, day }: Partial<AgendaAddress>): string {
  const params = new URLSearchParams({ vista: "dia", cita: openId as string });
  if (day) params.set("dia", day);
  if (branchId) params.set("sucursal", branchId);
  return `/agenda?${params}`;
}
