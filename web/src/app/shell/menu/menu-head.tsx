import Box from "@mui/material/Box";
import { Link } from "react-router";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useSession } from "../../../lib/session/session.ts";
import { Avatar } from "../../../ui/data/avatar.tsx";
import { isKnownAddress } from "../../pages.ts";

/** Where people with another role than `user` come from. */
const BACK = {
  partner: { label: "Volver al Dashboard", to: "/partner/dashboard" },
  admin: { label: "Volver a Negocios", to: "/admin" },
} as const;

/** The business by its logo, or its first letter, and the person by name and address. */
export function MenuHead({ narrow }: { narrow: boolean }) {
  const session = useSession();
  const { membership } = useActiveBusiness();
  if (session.status !== "in") return null;
  const { name, email, role } = session.user;
  const business = membership?.name ?? name;
  const back = role === "user" ? undefined : BACK[role];
  return (
    <Box sx={{ px: narrow ? 0 : 2.25, pb: 1.5, display: "grid", gap: 1, justifyItems: narrow ? "center" : "stretch" }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1.25, minWidth: 0 }}>
        <Avatar name={business} letters={business.slice(0, 1).toUpperCase()} src={membership?.logo} size={32} square />
        {!narrow && (
          <Box sx={{ minWidth: 0, "& > *": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } }}>
            <Box sx={{ typography: "body2", fontWeight: 500 }}>{name}</Box>
            <Box sx={{ typography: "caption", color: "text.secondary" }}>{email}</Box>
          </Box>
        )}
      </Box>
      {back && isKnownAddress(back.to) && (
        <Box component={Link} to={back.to} aria-label={back.label} sx={{ typography: "body2", color: "primary.ink" }}>
          {narrow ? "←" : back.label}
        </Box>
      )}
    </Box>
  );
}
