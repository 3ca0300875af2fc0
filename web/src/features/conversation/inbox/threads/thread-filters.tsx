import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import type { ReactNode, RefObject } from "react";
import { Link } from "react-router";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { IconAction } from "../../../../ui/action/icon-action.tsx";
import { MarkChatUnreadOutlined } from "../../../../ui/icon/notes.ts";
import { SearchInput } from "../../../../ui/pick/search-input.tsx";
import type { ThreadFilter } from "./thread-cache.ts";

const PILLS: readonly { value: ThreadFilter; label: string }[] = [
  { value: "all", label: "Todos" },
  { value: "waiting", label: "Esperando" },
  { value: "mine", label: "Mías" },
  { value: "Instagram", label: "Instagram" },
  { value: "Messenger", label: "Messenger" },
  { value: "WhatsApp", label: "WhatsApp" },
];

type Props = {
  filter: ThreadFilter;
  onFilter: (filter: ThreadFilter) => void;
  search: string;
  onSearch: (search: string) => void;
  /** How many contacts wait for a person. */
  waiting: number;
  /** A ref of the search, for its shortcut. */
  searchRef: RefObject<HTMLElement | null>;
  /** Before the search. */
  children?: ReactNode;
};

/** Search, unread and channel filters. Only one applies at a time; a search ignores the filter. */
export function ThreadFilters({ filter, onFilter, search, onSearch, waiting, searchRef, children }: Props) {
  const { membership } = useActiveBusiness();
  // who sees their own alone has no others to tell them from
  const pills = membership?.limits.threads === "own" ? PILLS.filter(({ value }) => value !== "mine") : PILLS;
  return (
    <Box sx={{ px: 1.5, pt: { xs: 1, md: 0 }, pb: 1, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1 }}>
      <Box ref={searchRef} sx={{ display: "flex", gap: 0.5, alignItems: "center" }}>
        {children}
        <SearchInput
          value={search}
          onChange={onSearch}
          label="Buscar conversación"
          placeholder="Nombre, número o mensaje"
        />
        <IconAction
          label="No leídos"
          aria-pressed={filter === "unread"}
          onClick={() => onFilter(filter === "unread" ? "all" : "unread")}
          sx={filter === "unread" ? { bgcolor: "primary.soft", color: "primary.ink" } : undefined}
        >
          <MarkChatUnreadOutlined />
        </IconAction>
      </Box>
      <Box sx={ROW}>
        <Box role="group" aria-label="Filtrar conversaciones" sx={{ display: "contents" }}>
          {pills.map(({ value, label }) => (
            <ButtonBase key={value} aria-pressed={filter === value} onClick={() => onFilter(value)} sx={PILL}>
              <span>{value === "waiting" && waiting > 0 ? `${label} ${waiting}` : label}</span>
            </ButtonBase>
          ))}
        </Box>
        <ButtonBase component={Link} to="/chat/conversaciones" title="Conversaciones cerradas" sx={PILL}>
          <span>Cerradas ›</span>
        </ButtonBase>
      </Box>
    </Box>
  );
}

/** All of them are visible: mouse users do not find filters that scroll sideways. */
const ROW = { display: "flex", flexWrap: "wrap", columnGap: 0.5, rowGap: { xs: 0, md: 0.25 } } as const;

/** The pill is small, but its touch area is not. */
const PILL = {
  flexShrink: 0,
  height: 32,
  "@media (pointer: coarse), (max-width: 599.95px)": { height: 44 },
  "& > span": {
    px: 1.25,
    py: 0.5,
    borderRadius: "8px",
    typography: "caption",
    fontWeight: 500,
    color: "text.secondary",
    border: "1px solid",
    borderColor: "divider",
  },
  "&:hover > span": { bgcolor: "action.hover" },
  '&[aria-pressed="true"] > span': { bgcolor: "primary.soft", color: "primary.ink", borderColor: "transparent" },
} as const;
