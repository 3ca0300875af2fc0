// The slim bar over every page: which business, search, the state of the line, light or dark, the person.
import DarkModeOutlined from "@mui/icons-material/DarkModeOutlined";
import LightModeOutlined from "@mui/icons-material/LightModeOutlined";
import SearchRounded from "@mui/icons-material/SearchRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { lazy, Suspense } from "react";
import { IconAction } from "../../ui/action/icon-action.tsx";
import { usePhone } from "../../ui/layout/use-screen.ts";
import { useThemeMode } from "../theme-mode.ts";
import { BusinessSwitcher } from "./business-switcher.tsx";
import { PersonMenu } from "./person-menu.tsx";
import { SEARCH_KEYS } from "./search-keys.ts";

const LiveLine = lazy(async () => ({ default: (await import("./live-line.tsx")).LiveLine }));

export function TopBar({ onSearch }: { onSearch: () => void }) {
  const phone = usePhone();
  const { mode, toggle } = useThemeMode();
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
      <Suspense fallback={null}>
        <LiveLine />
      </Suspense>
      <Box sx={{ flex: 1 }} />
      {phone ? (
        <IconAction label="Buscar" onClick={onSearch}>
          <SearchRounded />
        </IconAction>
      ) : (
        <Button
          onClick={onSearch}
          startIcon={<SearchRounded />}
          aria-keyshortcuts="Control+K Meta+K"
          sx={{ width: 240, justifyContent: "flex-start", color: "text.secondary", fontWeight: 400, mr: 0.5 }}
        >
          Buscar
          <Box component="kbd" sx={{ ml: "auto", font: "inherit", fontSize: 12 }}>
            {SEARCH_KEYS}
          </Box>
        </Button>
      )}
      <IconAction label={mode === "light" ? "Usar tema oscuro" : "Usar tema claro"} onClick={toggle}>
        {mode === "light" ? <DarkModeOutlined /> : <LightModeOutlined />}
      </IconAction>
      <PersonMenu />
    </Box>
  );
}
