// 'Historial de pagos' of an appointment, for people who may see money.
import { listMoneyMovements } from "@mostrador/domain/money/finance/routes.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { useMayCall } from "../../../../../lib/session/active-business.ts";
import { MovementList } from "../../../../money/finance/index.ts";
import { EntrySection } from "./entry-section.tsx";

export function EntryMoney({ entry, zone }: { entry: AgendaEntry; zone: string }) {
  if (!useMayCall()(listMoneyMovements)) return null;
  return (
    <EntrySection title="Historial de pagos">
      <MovementList ids={entry.moneyMovementIds} zone={zone} />
    </EntrySection>
  );
}
