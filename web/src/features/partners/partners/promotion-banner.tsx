// The promotion of partners' recharges, over their pages while it runs.
import { PARTNER_PROMOTION, promotionEnd } from "@mostrador/domain/partners/partners/promotion.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Link } from "react-router";
import { Countdown } from "../../../ui/time/countdown.tsx";

export function PromotionBanner() {
  const [endsAt, setEndsAt] = useState(() => promotionEnd(PARTNER_PROMOTION, Date.now()));
  if (endsAt === null) return null;
  return (
    <Box component="aside" aria-label="Promoción" sx={BANNER}>
      <Box sx={{ flex: "1 1 240px", minWidth: 0 }}>
        <Countdown endsAt={endsAt} message={PARTNER_PROMOTION.title} onEnd={() => setEndsAt(null)} />
      </Box>
      <Button variant="contained" color="primary" component={Link} to={PARTNER_PROMOTION.path}>
        Recargar créditos
      </Button>
    </Box>
  );
}

const BANNER = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 2,
  p: 2,
  borderRadius: 1,
  bgcolor: "primary.soft",
} as const;
