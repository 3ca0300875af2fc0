// Icons of arrows between days, months or steps, on pages that load later.
import { drawIcon } from "./draw-icon.tsx";

export const ChevronLeftRounded = /* @__PURE__ */ drawIcon(
  "ChevronLeftRounded",
  "M14.71 6.71a.996.996 0 0 0-1.41 0L8.71 11.3c-.39.39-.39 1.02 0 1.41l4.59 4.59c.39.39 1.02.39 1.41 0s.39-1.02 0-1.41L10.83 12l3.88-3.88c.39-.39.38-1.03 0-1.41",
);
export const ChevronRightRounded = /* @__PURE__ */ drawIcon(
  "ChevronRightRounded",
  "M9.29 6.71c-.39.39-.39 1.02 0 1.41L13.17 12l-3.88 3.88c-.39.39-.39 1.02 0 1.41s1.02.39 1.41 0l4.59-4.59c.39-.39.39-1.02 0-1.41L10.7 6.7c-.38-.38-1.02-.38-1.41.01",
);
export const KeyboardArrowDownRounded = /* @__PURE__ */ drawIcon(
  "KeyboardArrowDownRounded",
  "M8.12 9.29 12 13.17l3.88-3.88c.39-.39 1.02-.39 1.41 0s.39 1.02 0 1.41l-4.59 4.59c-.39.39-1.02.39-1.41 0L6.7 10.7a.996.996 0 0 1 0-1.41c.39-.38 1.03-.39 1.42 0",
);
