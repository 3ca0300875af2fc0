// The shell around all pages: the menu, the top bar, the phone's bottom bar, and search by Ctrl/⌘ K.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { Suspense, useState } from "react";
import { useLocation } from "react-router";
import { useActiveBusiness } from "../../lib/session/active-business.ts";
import { idle } from "../../lib/when-idle.ts";
import { useShortcuts } from "../../ui/key/press.ts";
import { usePhone } from "../../ui/layout/use-screen.ts";
import { useTitle } from "../../ui/layout/use-title.ts";
import { Late, latePart, NotLoaded } from "../../ui/state/late.tsx";
import { shapeAt, titleAt } from "../pages.ts";
import { PageInShape } from "../route/page-skeleton.tsx";
import { AllowedPage } from "./allowed-page.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { SideMenu } from "./menu/side-menu.tsx";
import { SkipLink } from "./skip-link.tsx";
import { TopBar } from "./top-bar.tsx";

const PRODUCT_SEARCH = latePart(async () => (await import("../search/product-search.tsx")).ProductSearch);
const SHORTCUT_SHEET = latePart(async () => (await import("./shortcut-sheet.tsx")).ShortcutSheet);
const NEWS = latePart(() => idle().then(async () => (await import("./news.tsx")).News));
/** A placeholder of the same size. */
const OVER = { position: "fixed", zIndex: "modal", top: 64, left: 16, right: 16, mx: "auto", maxWidth: 480, p: 2 };
const TOP = 52;
/** Notices are shown above the page, which becomes that much shorter. */
const NOTICE = 64;
const WITH_NOTICE = "&:has([data-task-notice])";
const BOTTOM = "calc(56px + env(safe-area-inset-bottom))";

export function Shell() {
  const phone = usePhone();
  const { pathname } = useLocation();
  const { businessId, membership } = useActiveBusiness();
  useTitle(membership?.name, "business");
  const [menuOpen, setMenuOpen] = useState(false);
  const [over, setOver] = useState<"search" | "shortcuts" | null>(null);
  const search = () => setOver("search");
  const showShortcuts = () => setOver("shortcuts");
  const close = () => setOver(null);
  useShortcuts("global", { search, sheet: showShortcuts });
  const page = pathname.split("/").slice(1, 3).join("/");
  const pageHeight = `calc(100dvh - ${TOP}px${phone ? ` - ${BOTTOM}` : ""})`;

  return (
    <Box
      sx={{
        display: "flex",
        flex: 1,
        minHeight: "100dvh",
        "--page-height": pageHeight,
        [WITH_NOTICE]: { "--page-height": `calc(${pageHeight} - ${NOTICE}px)` },
      }}
    >
      <SkipLink />
      <SideMenu temporary={phone} open={menuOpen} onClose={() => setMenuOpen(false)} />
      <Box sx={{ flex: 1, minWidth: 0, display: "flex", flexDirection: "column" }}>
        <TopBar onSearch={search} />
        <Box
          component="main"
          id="contenido"
          tabIndex={-1}
          sx={{
            flex: 1,
            minWidth: 0,
            display: "flex",
            flexDirection: "column",
            outline: "none",
            pb: phone ? BOTTOM : 0,
          }}
        >
          <Late part={NEWS} props={{ height: NOTICE }} waiting={null} failed={() => null} />
          {/* Another business is another page: no data of the previous one stays on screen. */}
          <Suspense
            key={`${page.split("/")[0]}:${businessId}`}
            fallback={<PageInShape shape={shapeAt(pathname)} title={titleAt(pathname)} />}
          >
            <AllowedPage />
          </Suspense>
        </Box>
      </Box>
      {phone && <BottomBar onMore={() => setMenuOpen(true)} />}
      {over === "search" && (
        <Late
          part={PRODUCT_SEARCH}
          props={{ open: true, onClose: close, onShortcuts: showShortcuts }}
          failed={(retry) => <NotCome onRetry={retry} onClose={close} />}
        />
      )}
      {over === "shortcuts" && (
        <Late
          part={SHORTCUT_SHEET}
          props={{ onClose: close }}
          failed={(retry) => <NotCome onRetry={retry} onClose={close} />}
        />
      )}
    </Box>
  );
}

function NotCome({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  return (
    <Paper variant="outlined" sx={OVER}>
      <NotLoaded onRetry={onRetry}>
        <Button size="small" variant="text" onClick={onClose}>
          Cerrar
        </Button>
      </NotLoaded>
    </Paper>
  );
}
