// Screen sizes, checked once for all parts, so that they switch at the same widths.
import useMediaQuery from "@mui/material/useMediaQuery";

/** Below 768 px: one pane at a time, full-screen dialogs. */
export function usePhone(): boolean {
  return useMediaQuery(PHONE, { noSsr: true });
}

/** Below 832 px: next to the menu the heading of a full page has no room for all its tools. */
export function useNarrowHead(): boolean {
  return useMediaQuery("(max-width: 831.95px)", { noSsr: true });
}

/** For code outside rendering. */
export function isPhoneNow(): boolean {
  return matchMedia(PHONE).matches;
}

const PHONE = "(max-width: 767.95px)";

/** Below 960 px: next to the menu a table has no room, so that lists are rows. */
export function useRowLists(): boolean {
  return useMediaQuery("(max-width: 959.95px)", { noSsr: true });
}

/** From 1200 px: room for a third pane. */
export function useWide(): boolean {
  return useMediaQuery("(min-width: 1200px)", { noSsr: true });
}
