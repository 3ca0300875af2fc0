// /pagar-cita: the link's owner sees the price and continues to Mercado Pago (contract/money#payment-page).
import type { LinkPage } from "@mostrador/domain/scheduling/payments/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";
import { CardPage } from "../../../../ui/layout/card-page.tsx";
import { useTitle } from "../../../../ui/layout/use-title.ts";
import { Notice } from "../../../../ui/state/notice.tsx";
import { FactsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { LinkBill } from "./link-bill.tsx";
import { LINK_WORDS, PAID_AND_OVER, PAID_IN_PART } from "./link-words.ts";
import { PayButton } from "./pay-button.tsx";
import { useLink } from "./use-link.ts";

export function PayPage() {
  const [query] = useState(() => new URLSearchParams(location.search));
  const link = query.get("a") ?? "";
  const said = query.get("status") ?? query.get("collection_status");
  const { page, refusal, ahead, isConfirming, look } = useLink(
    link,
    said !== null && said !== "rejected" && said !== "null",
  );
  useTitle("Pagar cita");
  if (refusal) {
    return (
      <Frame>
        <Notice tone="warning" role="alert">
          {refusal.message}
        </Notice>
        {refusal.status !== 404 && (
          <Button variant="contained" color="primary" onClick={look} sx={{ mt: 2, minHeight: 48 }} fullWidth>
            Reintentar
          </Button>
        )}
      </Frame>
    );
  }
  return (
    <Frame page={page}>
      {!page && <FactsSkeleton facts={4} />}
      {page && (
        <Box sx={{ display: "grid", gap: 2.5 }}>
          <State page={page} isConfirming={isConfirming} wasRejected={said === "rejected"} />
          <LinkBill page={page} ahead={ahead} onEnd={look} />
          {page.state === "open" && !isConfirming && <PayButton link={link} page={page} onChanged={look} />}
          {WRITES.has(page.state) && <WriteToBusiness page={page} />}
        </Box>
      )}
    </Frame>
  );
}

/** Nothing to pay here; something must be agreed on. */
const WRITES: ReadonlySet<LinkPage["state"]> = new Set([
  "cancelled",
  "cancelled_paid",
  "expired",
  "received",
  "review",
  "unavailable",
]);

function WriteToBusiness({ page: { business, service, start, zone } }: { page: LinkPage }) {
  if (!business.whatsapp) return null;
  const text = `Hola, te escribo por mi cita de ${service} (${dateTimeText(start, { zone })}).`;
  return (
    <Button
      href={`https://wa.me/${business.whatsapp}?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noreferrer"
      sx={{ minHeight: 48 }}
    >
      Escribir al negocio por WhatsApp
    </Button>
  );
}

type StateProps = { page: LinkPage; isConfirming: boolean; wasRejected: boolean };

function State({ page, isConfirming, wasRejected }: StateProps) {
  if (isConfirming) {
    return (
      <Notice tone="primary" role="status">
        Estamos confirmando tu pago. Puedes dejar esta página abierta: se actualiza sola.
      </Notice>
    );
  }
  if (page.state === "open") {
    return wasRejected ? (
      <Notice tone="warning" role="alert">
        El pago no se completó y no se te cobró nada. Puedes intentarlo de nuevo.
      </Notice>
    ) : null;
  }
  const { tone, title, text } = page.state === "paid" ? paidWords(page) : LINK_WORDS[page.state];
  return (
    <Notice tone={tone} role="status">
      <Box component="span" sx={{ fontWeight: 700, display: "block" }}>
        {title}
      </Box>
      {text}
    </Notice>
  );
}

function paidWords({ start, now, amounts }: LinkPage) {
  if (Date.parse(start) <= Date.parse(now)) return PAID_AND_OVER;
  return amounts.due < amounts.price ? PAID_IN_PART : LINK_WORDS.paid;
}

function Frame({ page, children }: { page?: LinkPage | null; children: ReactNode }) {
  return (
    <CardPage width={460} foot={page?.state === "open" && FOOT}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1.5, mb: 2.5, minHeight: 44 }}>
        {page?.business.logo && <Box component="img" src={page.business.logo} alt="" sx={LOGO} />}
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2" component="h1">
            Pagar cita
          </Typography>
          {page && (
            <Typography color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
              {page.business.name}
            </Typography>
          )}
        </Box>
      </Box>
      {children}
    </CardPage>
  );
}

const FOOT = "El pago se hace en Mercado Pago. Los datos de tu tarjeta no pasan por este sitio.";
const LOGO = { width: 44, height: 44, borderRadius: 1, objectFit: "cover", flexShrink: 0 } as const;
