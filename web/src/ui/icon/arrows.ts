import { drawIcon } from "./draw-icon.tsx";

export const ArrowBackRounded = /* @__PURE__ */ drawIcon(
  "ArrowBackRounded",
  "M19 11H7.83l4.88-4.88c.39-.39.39-1.03 0-1.42a.996.996 0 0 0-1.41 0l-6.59 6.59c-.39.39-.39 1.02 0 1.41l6.59 6.59c.39.39 1.02.39 1.41 0s.39-1.02 0-1.41L7.83 13H19c.55 0 1-.45 1-1s-.45-1-1-1",
);
export const ExpandMoreRounded = /* @__PURE__ */ drawIcon(
  "ExpandMoreRounded",
  "M15.88 9.29 12 13.17 8.12 9.29a.996.996 0 0 0-1.41 0c-.39.39-.39 1.02 0 1.41l4.59 4.59c.39.39 1.02.39 1.41 0l4.59-4.59c.39-.39.39-1.02 0-1.41-.39-.38-1.03-.39-1.42 0",
);
export const KeyboardDoubleArrowLeftRounded = /* @__PURE__ */ drawIcon(
  "KeyboardDoubleArrowLeftRounded",
  "M18.29 17.29c.39-.39.39-1.02 0-1.41L14.42 12l3.88-3.88c.39-.39.39-1.02 0-1.41a.996.996 0 0 0-1.41 0L12.3 11.3c-.39.39-.39 1.02 0 1.41l4.59 4.59c.38.38 1.01.38 1.4-.01",
  "M11.7 17.29c.39-.39.39-1.02 0-1.41L7.83 12l3.88-3.88c.39-.39.39-1.02 0-1.41a.996.996 0 0 0-1.41 0L5.71 11.3c-.39.39-.39 1.02 0 1.41l4.59 4.59c.38.38 1.01.38 1.4-.01",
);
export const UnfoldMoreRounded = /* @__PURE__ */ drawIcon(
  "UnfoldMoreRounded",
  "M8.8 8.4 7.4 7 12 2.4 16.6 7l-1.4 1.4L12 5.2zm6.4 7.2 1.4 1.4-4.6 4.6L7.4 17l1.4-1.4 3.2 3.2z",
);
