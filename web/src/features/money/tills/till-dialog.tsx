// One till: what came in and went out by means, tips apart, its closing or its reopening, and its trace.
import { METHOD_LABELS } from "@mostrador/domain/money/finance/payment-method.ts";
import { closeTill, reopenTill } from "@mostrador/domain/money/tills/routes.ts";
import { type Till, TillReopening } from "@mostrador/domain/money/tills/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useMayCall } from "../../../lib/session/active-business.ts";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { Facts } from "../../../ui/data/facts.tsx";
import { Money, moneyText } from "../../../ui/data/money.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { ScrollBox } from "../../../ui/layout/scroll-box.tsx";
import { usePhone } from "../../../ui/layout/use-screen.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { useReopenTill } from "./api.ts";
import { CloseTillForm } from "./close-till-form.tsx";

const AMOUNTS = ["Entró", "Salió", "Esperado", "Contado"] as const;
const STEPS = { opened: "Abrió la caja", closed: "Hizo el corte", reopened: "Reabrió la caja" } as const;

type Props = { till: Till; zone: string; onClose: () => void };

export function TillDialog({ till, zone, onClose }: Props) {
  const [doing, setDoing] = useState<"close" | "reopen" | null>(null);
  const mayCall = useMayCall();
  const isOpen = till.closedAt === null;
  const stop = () => setDoing(null);
  if (doing === "close") return <CloseTillForm till={till} onClose={stop} />;
  if (doing === "reopen") return <ReopenForm till={till} onClose={stop} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Caja de ${till.personName}`}
      actions={
        <>
          {!isOpen && mayCall(reopenTill) && (
            <Button variant="text" sx={{ mr: "auto" }} onClick={() => setDoing("reopen")}>
              Reabrir
            </Button>
          )}
          {isOpen && mayCall(closeTill) && (
            <Button variant="contained" color="primary" onClick={() => setDoing("close")}>
              Hacer corte
            </Button>
          )}
        </>
      }
    >
      <Stack sx={{ gap: 2.5 }}>
        <Facts
          facts={[
            { label: "Sucursal", value: till.branchName },
            { label: "Fondo", value: <Money amount={till.float} /> },
            { label: "Propinas", value: <Money amount={till.tips} /> },
            till.difference !== null && { label: "Diferencia en efectivo", value: <Money amount={till.difference} /> },
            !isOpen && { label: "Firmó", value: `${till.closedBy}, ${dateTimeText(till.closedAt ?? "", { zone })}` },
            till.note !== "" && { label: "Nota", value: till.note },
          ]}
        />
        <Sums till={till} />
        <Box component="ul" aria-label="Historia" sx={{ m: 0, p: 0, listStyle: "none" }}>
          {till.events.map(({ kind, at, by, note, difference }) => (
            <Box component="li" key={at} sx={{ py: 0.5, typography: "body2", overflowWrap: "anywhere" }}>
              {[STEPS[kind], difference !== null && `diferencia ${moneyText(difference)}`, note]
                .filter(Boolean)
                .join(" · ")}
              <Typography variant="body2" color="textSecondary">
                {`${by} · ${dateTimeText(at, { zone })}`}
              </Typography>
            </Box>
          ))}
        </Box>
      </Stack>
    </Dialog>
  );
}

/** On a phone each means is a block of lines: five columns of money do not fit. */
function Sums({ till }: { till: Till }) {
  const isPhone = usePhone();
  const amountsOf = (sum: Till["sums"][number]) => [sum.in, sum.out, sum.expected, sum.counted];
  const shown = (amount: number | null) => (amount === null ? "—" : <Money amount={amount} />);
  if (isPhone)
    return (
      <Stack role="group" aria-label="Por forma de pago" sx={{ gap: 1.5 }}>
        {till.sums.map((sum) => (
          <Box key={sum.paymentMethod}>
            <Typography sx={{ fontWeight: 700 }}>{METHOD_LABELS[sum.paymentMethod]}</Typography>
            <Box component="dl" aria-label={METHOD_LABELS[sum.paymentMethod]} sx={{ m: 0 }}>
              {amountsOf(sum).map((amount, at) => (
                <Box key={AMOUNTS[at]} sx={{ display: "flex", justifyContent: "space-between", gap: 2 }}>
                  <Typography component="dt" color="textSecondary">
                    {AMOUNTS[at]}
                  </Typography>
                  <Typography component="dd" sx={{ m: 0 }}>
                    {shown(amount)}
                  </Typography>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Stack>
    );
  return (
    <ScrollBox label="Por forma de pago">
      <Box component="table" aria-label="Por forma de pago" sx={TABLE}>
        <thead>
          <tr>
            {["Forma de pago", ...AMOUNTS].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {till.sums.map((sum) => (
            <tr key={sum.paymentMethod}>
              <th scope="row">{METHOD_LABELS[sum.paymentMethod]}</th>
              {amountsOf(sum).map((amount, at) => (
                <td key={AMOUNTS[at]}>{shown(amount)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </ScrollBox>
  );
}

const TABLE = {
  ...{ borderCollapse: "collapse", width: 1, typography: "body2" },
  "& th, & td": { py: 0.75, pr: 1.5, textAlign: "right", whiteSpace: "nowrap" },
  "& th:first-of-type": { textAlign: "left" },
  "& thead th": { typography: "caption", color: "text.secondary" },
  "& tbody th": { fontWeight: 400 },
} as const;

function ReopenForm({ till, onClose }: { till: Till; onClose: () => void }) {
  const reopen = useReopenTill();
  const toast = useToast();
  return (
    <FormDialog<{ reason: string }>
      open
      size="small"
      onClose={onClose}
      title={`Reabrir la caja de ${till.personName}`}
      schema={TillReopening}
      defaultValues={{ reason: "" }}
      errorRoot="reopening"
      submitLabel="Reabrir"
      onSubmit={async (reopening) => {
        toast.success((await reopen.mutateAsync({ params: { id: till._id }, body: { reopening } })).message);
      }}
    >
      <TextArea name="reason" label="Motivo" max={500} />
    </FormDialog>
  );
}
