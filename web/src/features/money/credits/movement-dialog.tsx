// One movement; for an answer also the language model's usage and a link to the message.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { CREDIT_LABELS, creditText, MOVEMENT_LABELS } from "@mostrador/domain/money/credits/credit-words.ts";
import type { CreditMovement } from "@mostrador/domain/money/credits/schema.ts";
import Button from "@mui/material/Button";
import { useMay } from "../../../lib/session/active-business.ts";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { Facts } from "../../../ui/data/facts.tsx";
import { Money } from "../../../ui/data/money.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";

const RENEWALS = { none: "", "15days": "15 días", "1month": "1 mes", "1year": "1 año" } as const;

export function MovementDialog({
  movement,
  zone,
  onClose,
}: {
  movement: CreditMovement;
  zone: string;
  onClose: () => void;
}) {
  const mayChat = useMay()(PAGE.chat, "view");
  const { answer, totalPrice, creditSource, renewalDuration, expiresAt } = movement;
  const isSale = movement.type === "recharge";
  return (
    <Dialog
      open
      onClose={onClose}
      title={MOVEMENT_LABELS[movement.type]}
      size="small"
      {...(answer?.clientId &&
        mayChat && { actions: <Button href={`/chat?cliente=${answer.clientId}`}>Ver conversación</Button> })}
    >
      <Facts
        facts={[
          { label: "Créditos", value: `${creditText(movement.amount)} ${CREDIT_LABELS[movement.creditType]}` },
          { label: "Quedan", value: creditText(movement.balanceAfterMovement) },
          { label: "Fecha", value: dateTimeText(movement.date, { zone }) },
          creditSource === "tolerance" && { label: "De dónde", value: "Tolerancia de IA" },
          isSale && { label: "Total", value: totalPrice > 0 ? <Money amount={totalPrice} /> : "Gratis" },
          isSale && totalPrice > 0
            ? { label: "Precio por crédito", value: `$${movement.pricePerCredit.toFixed(4)} MXN` }
            : undefined,
          renewalDuration !== "none" && { label: "Renovación", value: RENEWALS[renewalDuration] },
          expiresAt && {
            label: movement.type === "expire" ? "Caducaron" : "Caducan",
            value: dateTimeText(expiresAt, { zone }),
          },
          answer
            ? { label: "Asistente", value: answer.assistantName }
            : { label: "Registró", value: movement.createdBy },
          answer && { label: "Tokens leídos", value: creditText(answer.inputTokens) },
          answer && { label: "Tokens escritos", value: creditText(answer.outputTokens) },
        ].map((fact) => fact || undefined)}
      />
    </Dialog>
  );
}
