// In a form that writes messages which leave by themselves: says before saving whom they would not reach, and why.
import { readPromotionReach } from "@mostrador/domain/conversation/templates/routes.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Button from "@mui/material/Button";
import { Link } from "react-router";
import { useRead } from "../../../lib/query.ts";
import { useActiveBusiness, useMay } from "../../../lib/session/active-business.ts";
import { Notice } from "../../../ui/state/notice.tsx";

const MENDING = {
  channel: { label: "Conectar WhatsApp", to: "/integraciones/whatsapp" },
  template: { label: "Ver plantillas", to: "/integraciones/whatsapp/plantillas" },
} as const;

/** `hasTemplate`: an approved template carries them, so that only a channel can be missing. */
export function PromotionWarning({ hasTemplate = false }: { hasTemplate?: boolean }) {
  const { businessId } = useActiveBusiness();
  const mayMend = useMay()(PAGE.integraciones);
  const { data } = useRead(readPromotionReach, businessId ? { query: { businessId } } : null);
  if (!data?.missing || (hasTemplate && data.missing === "template")) return null;
  const { label, to } = MENDING[data.missing];
  return (
    <Notice
      tone="warning"
      role="status"
      action={
        mayMend && (
          <Button size="small" component={Link} to={to} sx={{ flexShrink: 0 }}>
            {label}
          </Button>
        )
      }
    >
      {data.reason}.
    </Notice>
  );
}
