// On the phone an open conversation fills the screen: a header, the composer, and none of the product's bars. Its
// height excludes the keyboard.
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

/** Only this reports a keyboard that covers the page in some browsers. */
function visibleHeight(): string {
  const { visualViewport: seen, innerHeight } = window;
  return seen && seen.scale === 1 && seen.height < innerHeight - 1 ? `${Math.round(seen.height)}px` : "100dvh";
}

function onResize(listener: () => void): () => void {
  window.visualViewport?.addEventListener("resize", listener);
  return () => window.visualViewport?.removeEventListener("resize", listener);
}
