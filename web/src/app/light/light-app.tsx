// The light product: a few pages chosen by address. Links between them do not reload; other links open the full
// product, whose files are fetched while the browser is idle (`page-links.ts`).
import "../../lib/old-browser.ts";
import { Suspense, useSyncExternalStore } from "react";
import { currentBrand } from "../../lib/brand/brand.ts";
import { BrandLogo } from "../../lib/brand/brand-sign.tsx";
import { Late, LateBoundary, latePart, NotLoaded } from "../../ui/state/late.tsx";
import { Arrival } from "../route/arrival.tsx";
import { lazyPage } from "../route/page-route.tsx";
import { Themed } from "../themed.tsx";
import { LIGHT_PAGES } from "./light-pages.ts";
import { isLightPath } from "./light-paths.ts";

const missing = lazyPage(() => import("../not-found-page.tsx"), "NotFoundPage").element;
const BRAND_FOOT = latePart(async () => (await import("../../lib/brand/brand-foot.tsx")).BrandFoot);
const MOVED = "mostrador:moved";

/** Loads the page of this address before the first render, because a placeholder would delay it. */
export const ready = LIGHT_PAGES[pathOf(location.pathname)]?.preload();

export function LightApp() {
  const address = useSyncExternalStore(onMove, () => location.pathname + location.search);
  const path = pathOf(address.split("?")[0] ?? "");
  return (
    <Themed>
      <Arrival at={path} />
      <LateBoundary key={address} failed={notLoaded}>
        <Suspense fallback={<Opening />}>
          {LIGHT_PAGES[path]?.element ?? <main>{missing}</main>}
          {currentBrand() && (
            <Late part={BRAND_FOOT} props={{ simple: path !== "/" }} waiting={null} failed={() => null} />
          )}
        </Suspense>
      </LateBoundary>
    </Themed>
  );
}

function pathOf(pathname: string): string {
  return pathname.replace(/\/+$/, "") || "/";
}

/** The logo that was shown before the first script ran. */
function Opening() {
  return (
    <div role="status" style={{ position: "fixed", inset: 0, display: "grid", placeItems: "center" }}>
      <span role="img" aria-label="Abriendo…">
        <BrandLogo size={56} />
      </span>
    </div>
  );
}

function notLoaded() {
  return (
    <main style={{ padding: 24 }}>
      <NotLoaded onRetry={() => location.reload()} />
    </main>
  );
}

function onMove(listener: () => void) {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const special = event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!link || special || link.target || link.origin !== location.origin || !isLightPath(link.pathname)) return;
    event.preventDefault();
    history.pushState(null, "", link.href);
    window.scrollTo(0, 0);
    window.dispatchEvent(new Event(MOVED));
  };
  document.addEventListener("click", follow);
  window.addEventListener("popstate", listener);
  window.addEventListener(MOVED, listener);
  return () => {
    document.removeEventListener("click", follow);
    window.removeEventListener("popstate", listener);
    window.removeEventListener(MOVED, listener);
  };
}
