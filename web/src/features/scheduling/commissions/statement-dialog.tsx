// The statement of one specialist: its lines, what is owed, its payouts, on screen, on paper and as a sheet.
import type { Days } from "@mostrador/domain/kit/figures/period.ts";
import { payCommissions, saveRules } from "@mostrador/domain/scheduling/commissions/routes.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { CallError } from "../../../lib/client.ts";
import { useMayCall } from "../../../lib/session/active-business.ts";
import { saveSheet } from "../../../lib/sheet/save-sheet.ts";
import { ExportButton } from "../../../ui/action/export-button.tsx";
import { dayText } from "../../../ui/data/date-time.tsx";
import { Facts } from "../../../ui/data/facts.tsx";
import { Money, moneyText } from "../../../ui/data/money.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Empty } from "../../../ui/state/empty.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { useBranchZones } from "../../business/branches/index.ts";
import { useSpecialists } from "../../business/specialists/index.ts";
import { useStatement } from "./api.ts";
import { EarningLines } from "./earning-lines.tsx";
import { LINE_HEADERS, lineCells } from "./line-cells.ts";
import { PayForm } from "./pay-form.tsx";
import { PayoutList } from "./payout-list.tsx";
import { printStatement } from "./print-statement.ts";
import { RulesForm } from "./rules-form.tsx";

type Props = { specialistId: string; period: Days; onClose: () => void };

export function StatementDialog({ specialistId, period, onClose }: Props) {
  const [doing, setDoing] = useState<"pay" | "rules" | null>(null);
  const read = useStatement({ ...period, specialistId });
  const mayCall = useMayCall();
  const { zoneOf } = useBranchZones();
  const specialists = useSpecialists().data ?? [];
  const zone = zoneOf(specialists.find(({ _id }) => _id === specialistId)?.branchId ?? null);
  const person = read.data?.specialists[0];
  const isMissing = read.error instanceof CallError && read.error.status === 404;
  const stop = () => setDoing(null);
  if (person && doing === "rules") return <RulesForm person={person} onClose={stop} />;
  if (person && doing === "pay") return <PayForm person={person} period={period} onClose={stop} />;
  if (!read.data || !person)
    return (
      // a dialog of its own: one that grew in place would move under the eyes
      <Dialog key="reading" open onClose={onClose} title="Comisiones" size="large">
        {read.error && !isMissing ? (
          <ErrorState error={read.error} onRetry={() => void read.refetch()} dense />
        ) : read.data || isMissing ? (
          <Empty drawing="search" text="Ese especialista ya no está." dense />
        ) : (
          <Skeleton height={160} />
        )}
      </Dialog>
    );
  const { lines, payouts } = read.data;
  return (
    <Dialog
      key="read"
      open
      onClose={onClose}
      title={`Comisiones de ${person.name}`}
      size="large"
      actions={
        <>
          {mayCall(saveRules) && (
            <Button variant="text" sx={{ mr: "auto" }} onClick={() => setDoing("rules")}>
              Cambiar comisiones
            </Button>
          )}
          {lines.length > 0 && <Button onClick={() => printStatement(person, period, lines, zone)}>Imprimir</Button>}
          {person.owed > 0 && mayCall(payCommissions) && (
            <Button variant="contained" color="primary" onClick={() => setDoing("pay")}>
              {`Pagar ${moneyText(person.owed)}`}
            </Button>
          )}
        </>
      }
    >
      <Stack sx={{ gap: 2.5 }}>
        <Facts
          facts={[
            { label: "Periodo", value: `${dayText(period.from)} – ${dayText(period.to)}` },
            { label: "Cobrado a clientes", value: <Money amount={person.base} /> },
            { label: "Comisiones", value: <Money amount={person.commission} /> },
            { label: "Propinas", value: <Money amount={person.tips} /> },
            { label: "Pagado", value: <Money amount={person.paid} /> },
            { label: "Por pagar", value: <Money amount={person.owed} /> },
          ]}
        />
        {lines.length === 0 ? (
          <Empty drawing="list" text="En este periodo no hay pagos de citas atendidas." dense />
        ) : (
          <>
            <EarningLines lines={lines} zone={zone} />
            <Box sx={{ alignSelf: "start" }}>
              <ExportButton
                save={() =>
                  saveSheet(
                    `comisiones-${period.from}-${period.to}`,
                    "Comisiones",
                    LINE_HEADERS,
                    lines.map((line) => lineCells(line, zone)),
                  )
                }
                noun={["renglón", "renglones"]}
              />
            </Box>
          </>
        )}
        {payouts.length > 0 && (
          <Stack component="section" aria-labelledby="payouts" sx={{ gap: 1 }}>
            <Typography id="payouts" variant="subtitle1" component="h3">
              Pagos
            </Typography>
            <PayoutList payouts={payouts} zone={zone} />
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
