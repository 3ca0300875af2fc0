// The light product: a handful of pages chosen by the address alone. Links among them change the page in place; any
// other link leaves for the full product, which is fetched while nobody waits.
import { Suspense, useEffect, useSyncExternalStore } from "react";
import { lazyPage } from "../page-route.tsx";
import { Themed } from "../themed.tsx";
import { LIGHT_PAGES } from "./light-pages.ts";
import { isLightPath } from "./light-paths.ts";

const missing = lazyPage(() => import("../not-found-page.tsx"), "NotFoundPage").element;
const MOVED = "mostrador:moved";

export function LightApp() {
  const address = useSyncExternalStore(onMove, () => location.pathname + location.search);
  const path = address.split("?")[0]?.replace(/\/+$/, "") ?? "";
  useEffect(() => {
    const timer = setTimeout(() => void import("../app.tsx"), 2000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Themed>
      <Suspense fallback={null} key={address}>
        {LIGHT_PAGES[path]?.element ?? <main>{missing}</main>}
      </Suspense>
    </Themed>
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
