import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useActiveBusiness } from "../../lib/session/active-business.ts";
import { useSession } from "../../lib/session/session.ts";
import { MenuRounded } from "../../ui/icon/actions.ts";
import { BOTTOM_PATHS, BOTTOM_PATHS_OF, entryAt } from "../navigation.ts";
import { useEntries } from "./menu/use-entries.ts";

/** The phone's bar: the places used most, and the whole menu behind 'Más'. */
export function BottomBar({ onMore }: { onMore: () => void }) {
  const allowed = useEntries();
  const entries = usePaths().flatMap((path) => allowed.filter((entry) => entry.path === path));
  const { pathname } = useLocation();
  const open = entryAt(pathname);
  const isUnderMore = open !== undefined && !entries.includes(open);
  return (
    <Box
      component="nav"
      aria-label="Accesos rápidos"
      sx={{
        position: "fixed",
        inset: "auto 0 0 0",
        zIndex: "appBar",
        display: "flex",
        bgcolor: "background.paper",
        borderTop: "1px solid",
        borderColor: "divider",
        pb: "env(safe-area-inset-bottom)",
      }}
    >
      {entries.map((entry) => (
        <ButtonBase
          key={entry.path}
          component={Link}
          to={entry.path}
          {...(entry === open && { "aria-current": "page", className: "active" })}
          sx={PLACE}
        >
          <Face icon={<entry.icon />} label={entry.label} />
        </ButtonBase>
      ))}
      <ButtonBase
        onClick={onMore}
        aria-haspopup="dialog"
        className={isUnderMore ? "active" : ""}
        {...(isUnderMore && { "aria-current": "true" })}
        sx={PLACE}
      >
        <Face icon={<MenuRounded />} label="Más" />
      </ButtonBase>
    </Box>
  );
}

function usePaths(): readonly string[] {
  const session = useSession();
  const { businessId } = useActiveBusiness();
  const role = session.status === "in" ? session.user.role : "user";
  return role === "user" || businessId !== null ? ["/principal", ...BOTTOM_PATHS] : BOTTOM_PATHS_OF[role];
}

function Face({ icon, label }: { icon: ReactNode; label: string }) {
  return (
    <>
      {icon}
      <span>{label}</span>
    </>
  );
}

const PLACE = {
  flex: 1,
  height: 56,
  flexDirection: "column",
  gap: "2px",
  typography: "caption",
  fontWeight: 500,
  color: "text.secondary",
  "& svg": { fontSize: 24 },
  "&.active": { color: "primary.ink" },
  "&.Mui-focusVisible": { outlineOffset: -3, borderRadius: 1 },
} as const;
