// What an address of the full product needs is asked for at once: what one file would ask for only after it has run is there
// by then.
import { PAGES } from "./pages.ts";
import { shell } from "./shell-route.ts";

export function fetchAhead(pathname: string): void {
  shell.preload();
  const path = Object.keys(PAGES).find((one) => `${pathname}/`.startsWith(`${one}/`));
  if (path) PAGES[path]?.preload();
}
