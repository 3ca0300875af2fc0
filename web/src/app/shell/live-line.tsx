import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { CreditsLine } from "../../features/money/credits/credits-line.tsx";
import { joinBusiness, onRightsChanged, useIsLive } from "../../lib/live.ts";
import { useActiveBusiness } from "../../lib/session/active-business.ts";
import { askForSession, rereadSession, useSession } from "../../lib/session/session.ts";
import { useIsOnline } from "../../lib/use-is-online.ts";
import { StatusChip } from "../../ui/data/status.tsx";
import { useToast } from "../../ui/state/toast.ts";

/**
 * Opens the live connection of the current business after the first paint. Says when live updates stop, except for
 * short gaps.
 */
export function LiveLine() {
  const { businessId } = useActiveBusiness();
  useEffect(() => joinBusiness(businessId), [businessId]);
  useLostAccess();
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
      <Box role="status" sx={LINE}>
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

/** The narrowest phones have room for the mark alone: the name of the business stays whole. */
const LINE = {
  ...{ display: "flex", ml: 0.5 },
  "@media (max-width: 359.95px)": { "& > span > span": { maxWidth: 22, overflow: "hidden" } },
} as const;

/** Leads a person out of the business, or of the partner, to whom it was closed while it was open here. */
function useLostAccess(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const session = useSession();
  const toast = useToast();
  const { membership } = useActiveBusiness();
  const onChanged = useEffectEvent(async () => {
    if (session.status !== "in") return;
    await rereadSession(client);
    const now = await askForSession(client);
    if (!now) return;
    const isOut = membership && now.memberships.every(({ businessId }) => businessId !== membership.businessId);
    const { role } = session.user;
    if (!isOut && (role === "user" || now.user.role === role)) return;
    const from = isOut ? membership.name : "tu partner";
    toast.error(`Ya no tienes acceso a ${from}. Pídelo a quien lo administra.`, { duration: 15_000 });
    void navigate("/", { replace: true });
  });
  useEffect(() => onRightsChanged(() => void onChanged()), []);
}
