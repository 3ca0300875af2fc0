// The balance: credits of both models, or in the mode `conversion` the used part of the tolerance.
import {
  CREDIT_LABELS,
  CREDIT_TYPE_OF,
  creditText,
  lastingText,
} from "@mostrador/domain/money/credits/credit-words.ts";
import type { CreditBalance } from "@mostrador/domain/money/credits/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { Money } from "../../../ui/data/money.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Notice } from "../../../ui/state/notice.tsx";

export function BalanceCards({ balance, zone }: { balance: CreditBalance | undefined; zone: string }) {
  const low = balance?.low.map((model) => CREDIT_LABELS[CREDIT_TYPE_OF[model]]) ?? [];
  const days = balance?.daysLeft;
  const lastsGpt = days && days.gptModel !== null ? ` A tu ritmo, ${lastingText(days.gptModel)}.` : "";
  return (
    <Box sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
      {low.length > 0 && (
        <Notice
          tone="warning"
          role="status"
          action={
            // those of Reasoning are sent, and not sold
            !balance?.tolerance &&
            balance?.low.includes("gpt_model") && (
              <Button size="small" component={Link} to="/recargar">
                Recargar créditos
              </Button>
            )
          }
        >
          {balance?.tolerance
            ? `Queda poca tolerancia de IA (${low.join(" y ")}). La próxima conversión la llena; sin ella `
            : `Quedan pocos créditos ${low.join(" y ")}.${balance?.low.includes("gpt_model") ? lastsGpt : ""} Sin ellos `}
          tu asistente deja de responder y las conversaciones quedan para tu equipo.
        </Notice>
      )}
      {balance?.paymentMode === "conversion" && balance.balanceMXN < balance.pricePerConversion && (
        <Notice
          tone="warning"
          role="status"
          action={
            <Button size="small" component={Link} to="/recargar">
              Recargar saldo
            </Button>
          }
        >
          Tu saldo no alcanza para la próxima conversión. Hasta que lo recargues, tu asistente no responde y las
          conversaciones quedan para tu equipo.
        </Notice>
      )}
      <Box
        sx={{ display: "grid", gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", md: "repeat(3, 1fr)" }, gap: 2 }}
      >
        {balance?.tolerance ? (
          <>
            <Figure label="Nivel de tu negocio" value={`Nivel ${balance.paymentLevel}`} />
            <Figure label="Precio por conversión" value={<Money amount={balance.pricePerConversion} />} />
            <Figure label="Saldo MXN" value={<Money amount={balance.balanceMXN} />} />
            <Box sx={{ gridColumn: "1 / -1" }}>
              <Tolerance tolerance={balance.tolerance} />
            </Box>
          </>
        ) : (
          <>
            <Figure label="Créditos GPT" value={balance && creditText(balance.gptModel)} days={days?.gptModel} />
            <Figure
              label="Créditos Reasoning"
              value={balance && creditText(balance.reasoningModel)}
              days={days?.reasoningModel}
            />
          </>
        )}
      </Box>
      {balance && balance.expiring.length > 0 && <Expiring expiring={balance.expiring} zone={zone} />}
    </Box>
  );
}

const SHOWN = 5;

/** What expires first; those that do not expire are only in the sums. */
function Expiring({ expiring, zone }: { expiring: CreditBalance["expiring"]; zone: string }) {
  const more = expiring.length - SHOWN;
  return (
    <Card title="Créditos que caducan">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "flex", flexDirection: "column", gap: 0.5 }}>
        {expiring.slice(0, SHOWN).map(({ creditType, isGift, credits, expiresAt }) => (
          <Typography key={`${creditType} ${isGift} ${expiresAt}`} component="li" variant="body2">
            {`${creditText(credits)} ${CREDIT_LABELS[creditType]}${isGift ? " de regalo" : ""}: el ${dateTimeText(expiresAt, { zone })}`}
          </Typography>
        ))}
      </Box>
      {more > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {more === 1 ? "Y una caducidad más." : `Y ${more} caducidades más.`}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        Tu asistente usa primero los que caducan antes. Los demás no caducan.
      </Typography>
    </Card>
  );
}

type FigureProps = { label: string; value: React.ReactNode; days?: number | null | undefined };

function Figure({ label, value, days = null }: FigureProps) {
  return (
    <Card>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="p" sx={{ fontSize: 28, lineHeight: 1.3, fontVariantNumeric: "tabular-nums" }}>
        {value ?? <Skeleton width={96} />}
      </Typography>
      {days !== null && (
        <Typography variant="body2" color="textSecondary">
          {`A tu ritmo, ${lastingText(days)}`}
        </Typography>
      )}
    </Card>
  );
}

function Tolerance({ tolerance }: { tolerance: NonNullable<CreditBalance["tolerance"]> }) {
  const bars = [
    { label: `Modelo GPT (Máx: ${tolerance.gptModel.max})`, ...tolerance.gptModel },
    { label: `Modelo Reasoning (Máx: ${tolerance.reasoningModel.max})`, ...tolerance.reasoningModel },
  ];
  return (
    <Card title="Tolerancia de IA">
      <Box sx={{ display: "flex", flexDirection: "column", gap: 1.5 }}>
        {bars.map(({ label, max, left }) => {
          const used = Math.min(max, Math.max(0, max - Math.max(0, left)));
          return (
            <Box key={label}>
              <Box sx={{ display: "flex", justifyContent: "space-between", typography: "body2", mb: 0.5 }}>
                <span>{label}</span>
                <span>{creditText(used)} usados</span>
              </Box>
              <LinearProgress variant="determinate" value={(used / max) * 100} aria-label={label} />
            </Box>
          );
        })}
      </Box>
    </Card>
  );
}
