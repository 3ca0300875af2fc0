// Opens 'Cobrar' from a row or a line. The panel belongs to the page: it shows the ticket after its row has gone.
import { createCharge } from "@mostrador/domain/money/charges/routes.ts";
import type { DueSubject } from "@mostrador/domain/money/charges/schema.ts";
import { useState } from "react";
import { useMayCall } from "../../../../lib/session/active-business.ts";
import { moneyText } from "../../../../ui/data/money.tsx";
import { Late, latePart } from "../../../../ui/state/late.tsx";

const DIALOG = latePart(async () => (await import("../charge-dialog.tsx")).ChargeDialog);

/** `charge` is null for people who may not charge. `onCharged`: the ticket was closed. */
export function useCharging(onCharged?: () => void) {
  const mayCharge = useMayCall()(createCharge);
  const [of, setOf] = useState<DueSubject | null>(null);
  const onClose = (isCharged: boolean) => {
    setOf(null);
    if (isCharged) onCharged?.();
  };
  const panel = of && <Late part={DIALOG} props={{ of, onClose }} />;
  return { charge: mayCharge ? setOf : null, panel };
}

/** Null: the desk says the price. */
export function chargeLabel(owed: number | null): string {
  return owed === null ? "Cobrar" : `Cobrar ${moneyText(owed)}`;
}
