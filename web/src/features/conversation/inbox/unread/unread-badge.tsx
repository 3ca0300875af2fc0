// How many contacts wait for a person, at all links to the inbox and in the tab title. It loads after the first paint,
// so a style writes the number next to the links.
import { newMessage, threadChanged } from "@mostrador/domain/conversation/inbox/live.ts";
import { countUnread } from "@mostrador/domain/conversation/inbox/routes.ts";
import { MOST_UNREAD } from "@mostrador/domain/conversation/inbox/schema.ts";
import GlobalStyles from "@mui/material/GlobalStyles";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { onGap, useLive } from "../../../../lib/live.ts";
import { useRead } from "../../../../lib/query.ts";
import { useActiveBusiness, useMayCall } from "../../../../lib/session/active-business.ts";
import { useTitleCount } from "../../../../ui/layout/use-title.ts";
import { oneAtATime } from "../live/one-at-a-time.ts";

/** Messages that the assistant handles at once are not counted meanwhile. */
const REST_MS = 1_000;
const FRESH_MS = 5 * 60_000;

export function UnreadBadge() {
  const { businessId } = useActiveBusiness();
  const mayCall = useMayCall();
  const client = useQueryClient();
  const asked = businessId && mayCall(countUnread) ? { query: { businessId } } : null;
  const count = useRead(countUnread, asked, { staleTime: FRESH_MS }).data?.count ?? 0;
  const reread = useMemo(() => {
    const ask = oneAtATime(() => client.invalidateQueries({ queryKey: [countUnread.name] }), REST_MS);
    return () => ask("");
  }, [client]);
  useLive(newMessage, reread);
  useLive(threadChanged, reread);
  useEffect(() => onGap(reread), [reread]);
  const text = count >= MOST_UNREAD ? `${MOST_UNREAD - 1}+` : String(count);
  useTitleCount(count > 0 ? text : "");
  if (count === 0) return null;
  const said = count === 1 ? "1 conversación por atender" : `${text} conversaciones por atender`;
  return <GlobalStyles styles={{ [LINKS]: { ...BADGE, content: `"${text}" / ", ${said}"` }, ...PLACES }} />;
}

const LINKS = 'nav a[href="/chat"]::after';
const BADGE = {
  minWidth: 18,
  height: 18,
  padding: "0 5px",
  boxSizing: "border-box",
  borderRadius: 9,
  backgroundColor: "var(--mui-palette-primary-main)",
  color: "var(--mui-palette-primary-contrastText)",
  font: "700 11px/18px Heebo, sans-serif",
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
} as const;
/** At the icon's corner in the phone's bar and in the collapsed menu. */
const PLACES = {
  'nav[aria-label="Accesos rápidos"] a[href="/chat"]::after': {
    position: "absolute",
    top: 4,
    left: "calc(50% + 4px)",
  },
  'nav a[href="/chat"][aria-label]': { position: "relative" },
  'nav a[href="/chat"][aria-label]::after': { position: "absolute", top: 0, right: 0 },
} as const;
