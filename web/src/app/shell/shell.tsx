// What stands around every page of the product: the menu, the top bar, the phone's bottom bar, search by Ctrl/⌘ K.
import Box from "@mui/material/Box";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { useActiveBusiness } from "../../lib/session/active-business.ts";
import { usePhone } from "../../ui/layout/use-screen.ts";
import { PageSkeleton } from "../../ui/state/skeletons.tsx";
import { AllowedPage } from "./allowed-page.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { useSearchKeys } from "./search-keys.ts";
import { SideMenu } from "./side-menu.tsx";
import { SkipLink } from "./skip-link.tsx";
import { TopBar } from "./top-bar.tsx";

const ProductSearch = lazy(async () => ({ default: (await import("./product-search.tsx")).ProductSearch }));
const TOP = 52;
const BOTTOM = "calc(56px + env(safe-area-inset-bottom))";

export function Shell() {
  const phone = usePhone();
  const { pathname } = useLocation();
  const { businessId } = useActiveBusiness();
  const [menuOpen, setMenuOpen] = useState(false);
  const [searching, setSearching] = useState(false);
  useSearchKeys(() => setSearching(true));
  const page = pathname.split("/").slice(1, 3).join("/");
  const pageHeight = `calc(100dvh - ${TOP}px${phone ? ` - ${BOTTOM}` : ""})`;

  return (
    <Box sx={{ display: "flex", flex: 1, minHeight: "100dvh", "--page-height": pageHeight }}>
      <SkipLink />
      <SideMenu temporary={phone} open={menuOpen} onClose={() => setMenuOpen(false)} />
      <Box sx={{ flex: 1, minWidth: 0, display: "flex", flexDirection: "column" }}>
        <TopBar onSearch={() => setSearching(true)} />
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
          {/* Another business, another page: nothing of the former one stays on the screen. */}
          <Suspense key={`${page.split("/")[0]}:${businessId}`} fallback={<PageSkeleton />}>
            <AllowedPage />
          </Suspense>
        </Box>
      </Box>
      {phone && <BottomBar onMore={() => setMenuOpen(true)} />}
      {searching && (
        <Suspense fallback={null}>
          <ProductSearch open onClose={() => setSearching(false)} />
        </Suspense>
      )}
    </Box>
  );
}
