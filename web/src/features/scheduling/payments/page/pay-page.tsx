// /pagar-cita: whoever holds the link sees what is asked for and goes on to pay it at Mercado Pago (contract/money#payment-page).
import type { LinkPage } from "@mostrador/domain/scheduling/payments/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { useTitle } from "../../../../ui/layout/use-title.ts";
import { Notice } from "../../../../ui/state/notice.tsx";
import { FactsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { LinkBill } from "./link-bill.tsx";
import { LINK_WORDS } from "./link-words.ts";
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
        </Box>
      )}
    </Frame>
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
  const { tone, title, text } = LINK_WORDS[page.state];
  return (
    <Notice tone={tone} role="status">
      <Box component="span" sx={{ fontWeight: 700, display: "block" }}>
        {title}
      </Box>
      {text}
    </Notice>
  );
}

function Frame({ page, children }: { page?: LinkPage | null; children: ReactNode }) {
  return (
    <Box
      component="main"
      sx={{
        flex: 1,
        display: "flex",
        flexDirection: "column",
        alignItems: "center",
        justifyContent: { xs: "flex-start", sm: "center" },
        bgcolor: { xs: "background.paper", sm: "background.default" },
        px: 2,
        py: { xs: 3, sm: 6 },
      }}
    >
      <Box
        sx={{
          width: 1,
          maxWidth: 460,
          p: { xs: 0.5, sm: 4 },
          borderRadius: "14px",
          border: { sm: "1px solid" },
          borderColor: { sm: "divider" },
          bgcolor: "background.paper",
        }}
      >
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
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 3, textAlign: "center", maxWidth: 420 }}>
        El pago se hace en Mercado Pago. Los datos de tu tarjeta no pasan por este sitio.
      </Typography>
    </Box>
  );
}

const LOGO = { width: 44, height: 44, borderRadius: 1, objectFit: "cover", flexShrink: 0 } as const;
