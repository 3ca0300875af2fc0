// The agenda's heading measures itself: what it has no room for gets shorter, whether the menu next to it is open or not.

/** Not on the phone: its fixed button needs the window as its frame. */
export const HEAD = { "@media (min-width: 768px)": { containerType: "inline-size" } } as const;

/** Below these widths of the heading. */
export const ROOM_FOR = {
  wholeTitle: "@container (max-width: 1090px)",
  shownText: "@container (max-width: 1020px)",
  /** Also less room within the buttons. */
  wideButtons: "@container (max-width: 1020px)",
  createText: "@container (max-width: 760px)",
} as const;

const SHORT = { "& .whole": { display: "none" }, "& .short": { display: "inline" } };

export const SPAN_TITLE = {
  "& .short": { display: "none" },
  [ROOM_FOR.wholeTitle]: SHORT,
  "@media (max-width: 767.95px)": SHORT,
};
