import { page } from "../../lib/page/page.ts";

export const pages = [
  page({
    path: "/chat",
    shape: "inbox",
    load: () => import("./chat-page.tsx"),
    name: "ChatPage",
    reads: ["/api/channel", "/api/thread?page=1&limit=20&category=all"],
    // only its code: the list shows its own loading state
    prepare: () => async () => undefined,
  }),
];
