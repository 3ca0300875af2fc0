// The bar at the top of all pages: business, search, connection state, colour mode, person.

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { idle } from "../../lib/when-idle.ts";
import { IconAction } from "../../ui/action/icon-action.tsx";
import { SearchRounded } from "../../ui/icon/actions.ts";
import { ariaKeys, keyText } from "../../ui/key/key-text.ts";
import { usePhone } from "../../ui/layout/use-screen.ts";
import { Late, latePart } from "../../ui/state/late.tsx";
import { BusinessSwitcher } from "./business-switcher.tsx";

const MENUS = latePart(async () => (await import("./top-menus.tsx")).TopMenus);
const LIVE_LINE = latePart(() => idle().then(async () => (await import("./live-line.tsx")).LiveLine));

export function TopBar({ onSearch }: { onSearch: () => void }) {
  const phone = usePhone();
  return (
    <Box
      component="header"
      sx={{
        position: "sticky",
        top: 0,
        zIndex: "appBar",
        height: 52,
        flexShrink: 0,
        display: "flex",
        alignItems: "center",
        gap: 0.5,
        px: { xs: 1, sm: 2 },
        bgcolor: "background.paper",
        borderBottom: "1px solid",
        borderColor: "divider",
      }}
    >
      <BusinessSwitcher />
      <Late part={LIVE_LINE} props={{}} />
      <Box sx={{ flex: 1 }} />
      {phone ? (
        <IconAction label="Buscar" onClick={onSearch}>
          <SearchRounded />
        </IconAction>
      ) : (
        <Button
          onClick={onSearch}
          startIcon={<SearchRounded />}
          aria-keyshortcuts={ariaKeys("global", "search")}
          sx={{ width: 240, justifyContent: "flex-start", color: "text.secondary", fontWeight: 400, mr: 0.5 }}
        >
          Buscar
          <Box component="kbd" sx={{ ml: "auto", font: "inherit", fontSize: 12 }}>
            {keyText("global", "search")}
          </Box>
        </Button>
      )}
      <Late part={MENUS} props={{}} waiting={<Box sx={{ width: 76 }} />} />
    </Box>
  );
}
