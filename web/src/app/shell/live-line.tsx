import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import { useEffect, useState } from "react";
import { CreditsLine } from "../../features/money/credits/credits-line.tsx";
import { joinBusiness, useIsLive } from "../../lib/live.ts";
import { useActiveBusiness } from "../../lib/session/active-business.ts";
import { useIsOnline } from "../../lib/use-is-online.ts";
import { StatusChip } from "../../ui/data/status.tsx";

/**
 * Opens the live connection of the current business after the first paint. Says when live updates stop, except for
 * short gaps.
 */
export function LiveLine() {
  const { businessId } = useActiveBusiness();
  useEffect(() => joinBusiness(businessId), [businessId]);
  const live = useIsLive();
  const online = useIsOnline();
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (live) return setLate(false);
    const timer = setTimeout(() => setLate(true), 5000);
    return () => clearTimeout(timer);
  }, [live]);
  return (
    <>
      <CreditsLine />
      <Box role="status" sx={{ display: "flex", ml: 0.5 }}>
        {!online ? (
          <Tooltip title="No hay conexión a internet: lo que ves puede haber cambiado.">
            <span>
              <StatusChip tone="warning" mark="ring" label="Sin conexión" />
            </span>
          </Tooltip>
        ) : !live && late ? (
          <Tooltip title="Los cambios de otras personas no llegan solos. Nos estamos reconectando.">
            <span>
              <StatusChip tone="warning" mark="ring" label="Reconectando" />
            </span>
          </Tooltip>
        ) : null}
      </Box>
    </>
  );
}
