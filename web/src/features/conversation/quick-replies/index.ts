// Quick replies, on screen: chosen in the composer and managed in a dialog.
export { quickReplies } from "./api.ts";
export { QuickRepliesDialog } from "./quick-replies-dialog.tsx";
