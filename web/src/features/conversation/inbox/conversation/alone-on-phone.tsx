// On the phone an open conversation has the screen to itself: one bar above, the place to write below, and neither of the
// product's own bars. Its height is what the keyboard leaves.
import GlobalStyles from "@mui/material/GlobalStyles";
import { useSyncExternalStore } from "react";

export function AloneOnPhone() {
  const height = useSyncExternalStore(onResize, visibleHeight);
  const bars = 'header:has(+ #contenido), nav[aria-label="Accesos rápidos"], [data-task-notice]';
  return (
    <GlobalStyles
      styles={{ [bars]: { display: "none" }, "#contenido": { "--page-height": height, paddingBottom: "0 !important" } }}
    />
  );
}

/** Browsers that lay the keyboard over the page say so here alone. */
function visibleHeight(): string {
  const { visualViewport: seen, innerHeight } = window;
  return seen && seen.scale === 1 && seen.height < innerHeight - 1 ? `${Math.round(seen.height)}px` : "100dvh";
}

function onResize(listener: () => void): () => void {
  window.visualViewport?.addEventListener("resize", listener);
  return () => window.visualViewport?.removeEventListener("resize", listener);
}
