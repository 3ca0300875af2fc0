// The side menu: groups that fold, a strip of icons when collapsed, a temporary drawer on the phone.

import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import { useLocation } from "react-router";
import { GROUPS } from "../../../lib/page/menu-entry.ts";
import { MENU_STRIP, useKept } from "../../../lib/page/use-kept.ts";
import { IconAction } from "../../../ui/action/icon-action.tsx";
import { useLayer } from "../../../ui/dialog/leaving.tsx";
import { KeyboardDoubleArrowLeftRounded } from "../../../ui/icon/arrows.ts";
import { entryAt } from "../../navigation.ts";
import { BrandMark } from "../brand-mark.tsx";
import { MenuGroup } from "./menu-group.tsx";
import { MenuHead } from "./menu-head.tsx";
import { useEntries } from "./use-entries.ts";

const WIDE = 232;
const STRIP = 64;

export function SideMenu({ temporary, open, onClose }: { temporary: boolean; open: boolean; onClose: () => void }) {
  const [strip, setStrip] = useKept(MENU_STRIP, false);
  const narrow = strip && !temporary;
  useLayer(temporary && open, onClose);
  if (temporary)
    return (
      <Drawer
        open={open}
        onClose={onClose}
        slotProps={{
          paper: { role: "dialog", "aria-modal": true, "aria-label": "Menú", sx: { width: 288, maxWidth: "86vw" } },
        }}
      >
        <MenuBody narrow={false} onNavigate={onClose} />
      </Drawer>
    );
  const label = strip ? "Ampliar menú" : "Reducir menú";
  return (
    <Box
      component="aside"
      sx={{
        width: narrow ? STRIP : WIDE,
        flexShrink: 0,
        position: "sticky",
        top: 0,
        height: "100dvh",
        display: "flex",
        flexDirection: "column",
        borderRight: "1px solid",
        borderColor: "divider",
        bgcolor: "background.default",
        transition: "width 160ms ease",
      }}
    >
      <MenuBody narrow={narrow} />
      <Box sx={{ p: 1, display: "flex", justifyContent: narrow ? "center" : "flex-end" }}>
        <IconAction label={label} placement="right" aria-expanded={!strip} onClick={() => setStrip(!strip)}>
          <KeyboardDoubleArrowLeftRounded sx={{ transform: strip ? "scaleX(-1)" : "none" }} />
        </IconAction>
      </Box>
    </Box>
  );
}

function MenuBody({ narrow, onNavigate }: { narrow: boolean; onNavigate?: (() => void) | undefined }) {
  const allowed = useEntries();
  // What the person opened or folded; else the tools of every day are open, and the group of the page in use.
  const [chosen, setChosen] = useKept<Partial<Record<string, boolean>>>("mostrador.groups", {});
  const used = entryAt(useLocation().pathname)?.group;
  return (
    <>
      <BrandMark narrow={narrow} onNavigate={onNavigate} />
      <MenuHead narrow={narrow} />
      <Box component="nav" aria-label="Menú principal" sx={{ flex: 1, overflow: "hidden auto", px: 1.5, pb: 2 }}>
        {GROUPS.map((group) => {
          const entries = allowed.filter((entry) => entry.group === group);
          if (entries.length === 0) return null;
          const open = chosen[group] ?? (group === used || group === "Herramientas");
          return (
            <MenuGroup
              key={group}
              group={group}
              entries={entries}
              narrow={narrow}
              open={open}
              onToggle={() => setChosen({ ...chosen, [group]: !open })}
              onNavigate={onNavigate}
            />
          );
        })}
      </Box>
    </>
  );
}
