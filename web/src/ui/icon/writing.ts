// Icons for writing messages, on pages that load later.
import { drawIcon } from "./draw-icon.tsx";

export const ReplyRounded = /* @__PURE__ */ drawIcon(
  "ReplyRounded",
  "M10 9V7.41c0-.89-1.08-1.34-1.71-.71L3.7 11.29c-.39.39-.39 1.02 0 1.41l4.59 4.59c.63.63 1.71.19 1.71-.7V14.9c5 0 8.5 1.6 11 5.1-1-5-4-10-11-11",
);
export const SendRounded = /* @__PURE__ */ drawIcon(
  "SendRounded",
  "m3.4 20.4 17.45-7.48c.81-.35.81-1.49 0-1.84L3.4 3.6c-.66-.29-1.39.2-1.39.91L2 9.12c0 .5.37.93.87.99L17 12 2.87 13.88c-.5.07-.87.5-.87 1l.01 4.61c0 .71.73 1.2 1.39.91",
);
