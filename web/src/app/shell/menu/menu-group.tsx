import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Collapse from "@mui/material/Collapse";
import Tooltip from "@mui/material/Tooltip";
import { useEffect, useId, useRef } from "react";
import { Link, useLocation } from "react-router";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { ExpandMoreRounded } from "../../../ui/icon/arrows.ts";
import { entryAt, preload } from "../../navigation.ts";

type MenuGroupProps = {
  group: string;
  entries: readonly MenuEntry[];
  narrow: boolean;
  open: boolean;
  onToggle: () => void;
  onNavigate?: (() => void) | undefined;
};

/** One group of the menu. Its title folds it; a collapsed menu shows only icons. */
export function MenuGroup({ group, entries, narrow, open, onToggle, onNavigate }: MenuGroupProps) {
  const id = useId();
  const links = (
    <Box component="ul" id={id} aria-label={group || "Inicio"} sx={{ listStyle: "none", m: 0, p: 0 }}>
      {entries.map((entry) => (
        <MenuLink key={entry.path} {...{ entry, narrow, onNavigate }} />
      ))}
    </Box>
  );
  if (!group) return links;
  if (narrow) return <Box sx={{ py: 0.75, "& + &": { borderTop: "1px solid", borderColor: "divider" } }}>{links}</Box>;
  return (
    <Box sx={{ mb: 1 }}>
      <ButtonBase
        onClick={onToggle}
        aria-expanded={open}
        aria-controls={id}
        sx={{
          width: 1,
          justifyContent: "space-between",
          px: 1,
          minHeight: { xs: 40, md: 28 },
          borderRadius: "8px",
          typography: "caption",
          fontWeight: 500,
          color: "text.secondary",
          "&:hover": { color: "text.primary" },
        }}
      >
        {group}
        <ExpandMoreRounded
          fontSize="small"
          sx={{ transition: "transform 120ms", transform: open ? "none" : "rotate(-90deg)" }}
        />
      </ButtonBase>
      <Collapse
        in={open}
        timeout={120}
        unmountOnExit
        onEntered={() => show(document.querySelector(`#${CSS.escape(id)} .active`))}
      >
        {links}
      </Collapse>
    </Box>
  );
}

type MenuLinkProps = Pick<MenuGroupProps, "narrow" | "onNavigate"> & { entry: MenuEntry };

function MenuLink({ entry, narrow, onNavigate }: MenuLinkProps) {
  // the longest address counts: '/inventario/movimientos' is not '/inventario'
  const isOpen = entryAt(useLocation().pathname) === entry;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) show(item.current);
  }, [isOpen]);
  const link = (
    <Box
      {...(entry.disabled
        ? { component: "span", role: "link", "aria-disabled": true, tabIndex: 0 }
        : { component: Link, to: entry.path, onClick: onNavigate, onPointerEnter: () => preload(entry.path) })}
      {...(isOpen && { "aria-current": "page", className: "active" })}
      {...(narrow && { "aria-label": entry.label })}
      sx={{
        position: "relative",
        display: "flex",
        alignItems: "center",
        justifyContent: narrow ? "center" : "flex-start",
        gap: 1.25,
        px: 1,
        minHeight: { xs: 44, md: 34 },
        borderRadius: "8px",
        typography: "body2",
        fontWeight: 500,
        color: "text.secondary",
        textDecoration: "none",
        "& svg": { fontSize: 20, flexShrink: 0 },
        ...(entry.disabled ? { cursor: "default" } : { "&:hover": { bgcolor: "action.hover", color: "text.primary" } }),
        "&.active": { bgcolor: "action.selected", color: "text.primary", "& svg": { color: "primary.ink" } },
        "&:focus-visible": { outlineOffset: -2 },
        "&:not(:hover, :focus-visible) .tags": { opacity: 0 },
      }}
    >
      <entry.icon />
      {!narrow && <Box sx={{ flex: 1 }}>{entry.label}</Box>}
      {!narrow && entry.tags && (
        <Box component="span" className="tags" sx={TAGS}>
          {entry.tags.map((tag) => (
            <Box
              key={tag}
              component="span"
              sx={{
                typography: "caption",
                px: 0.625,
                borderRadius: "6px",
                bgcolor: "primary.soft",
                color: "primary.ink",
                fontWeight: 500,
              }}
            >
              {tag}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
  return (
    <Box component="li" ref={item} sx={{ mb: "2px" }}>
      {narrow ? (
        <Tooltip title={entry.label} placement="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </Box>
  );
}

/** On the edge of the line, which they do not make longer: most of the time nobody sees them. */
const TAGS = {
  position: "absolute",
  right: 4,
  bottom: "calc(100% - 10px)",
  display: "flex",
  gap: 0.5,
  bgcolor: "background.default",
  borderRadius: "6px",
  pointerEvents: "none",
} as const;

/** Scrolls the menu as far as needed. */
function show(item: Element | null): void {
  item?.scrollIntoView({ block: "nearest" });
}
