import { page } from "../../lib/page/page.ts";

export const pages = [
  page({
    path: "/chat",
    shape: "inbox",
    load: () => import("./chat-page.tsx"),
    name: "ChatPage",
    // nothing but its code: the list says by itself that it loads
    prepare: () => async () => undefined,
  }),
];
