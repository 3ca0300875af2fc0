// Quick replies, on screen: they are chosen in the composer and kept in a dialog.
export { quickReplies } from "./api.ts";
export { QuickRepliesDialog } from "./quick-replies-dialog.tsx";
