// The payment link of an appointment: copy, open or send it by WhatsApp; and its payments.

import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { LinkState } from "@mostrador/domain/scheduling/payments/link-state.ts";
import type { AppointmentPayments } from "@mostrador/domain/scheduling/payments/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useMay } from "../../../lib/session/active-business.ts";
import { CopyButton } from "../../../ui/action/copy-button.tsx";
import { DateTime } from "../../../ui/data/date-time.tsx";
import { moneyText } from "../../../ui/data/money.tsx";
import { WhatsApp } from "../../../ui/icon/messages.ts";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { FactsSkeleton } from "../../../ui/state/skeletons.tsx";
import type { OfAppointment } from "../appointments/index.ts";
import { useAppointmentPayments } from "./api.ts";
import { PaymentLine } from "./payment-line.tsx";

type Entry = OfAppointment["entry"];

const STATE_TEXTS: Record<LinkState, string> = {
  open: "Todavía no está pagada.",
  pending: "Hay un pago en camino.",
  paid: "Pagada en línea.",
  received: "Se recibió un pago que hay que resolver.",
  review: "Se recibió un pago que hay que revisar.",
  cancelled_paid: "La cita se canceló y está pagada: decide qué hacer con el dinero.",
  cancelled: "La cita se canceló: ya no se puede pagar.",
  expired: "El tiempo para pagar terminó y el horario quedó libre.",
  past: "La cita ya pasó: no se puede pagar en línea.",
  free: "No tiene nada que pagar.",
  prepaid: "Se paga con una sesión de su paquete.",
  unavailable: "No se puede pagar en línea por ahora.",
};

/** Draws nothing when the service has no payment link and nothing was paid online. */
export function PayOnline({ entry: appointment }: OfAppointment) {
  const payments = useAppointmentPayments(appointment._id);
  if (payments.isPending) return <FactsSkeleton facts={2} />;
  if (!payments.data) return <ErrorState dense error={payments.error} onRetry={() => void payments.refetch()} />;
  const { data } = payments;
  if (!data.url && data.payments.length === 0) return null;
  return (
    <Box component="section" aria-label="Pago en línea">
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        Pago en línea
      </Typography>
      <Stack sx={{ gap: 1.5 }}>
        {data.state && data.amounts && <LinkLine appointment={appointment} told={data} />}
        {data.payments.map((payment) => (
          <PaymentLine key={payment._id} payment={payment} />
        ))}
      </Stack>
    </Box>
  );
}

function LinkLine({ appointment, told }: { appointment: Entry; told: AppointmentPayments }) {
  const { url, state, amounts, dueAt, isConnected } = told;
  const may = useMay();
  if (!state || !amounts || !url) return null;
  const isOpen = state === "open";
  const inChat = new URLSearchParams({ cliente: appointment.clientId, texto: `Puedes pagar tu cita aquí: ${url}` });
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {STATE_TEXTS[state]}
        {isOpen && ` Importe: ${moneyText(amounts.due, amounts.currency)}.`}
        {isOpen && dueAt && (
          <>
            {" "}
            El horario se guarda hasta el <DateTime value={dueAt} />.
          </>
        )}
      </Typography>
      {state === "unavailable" && (
        <Notice
          tone="warning"
          action={
            !isConnected && may(PAGE.integraciones, "view") ? (
              <Button size="small" href="/integraciones/mercado-pago">
                Conectar
              </Button>
            ) : null
          }
        >
          {isConnected
            ? "Mercado Pago solo cobra en pesos: este precio está en dólares y se paga en el negocio."
            : "Conecta Mercado Pago para que se pueda pagar."}
        </Notice>
      )}
      {isOpen && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap" }}>
          <CopyButton text={url} label="Copiar liga" />
          {appointment.clientId !== "0" && may(PAGE.chat, "edit") && (
            <Button startIcon={<WhatsApp />} href={`/chat?${inChat}`}>
              Enviar por WhatsApp
            </Button>
          )}
          <Button href={url} target="_blank" rel="noopener">
            Abrir
          </Button>
        </Stack>
      )}
    </>
  );
}
