import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/chat/conversaciones",
    shape: "list",
    load: () => import("./closed/closed-page.tsx"),
    name: "ClosedPage",
  }),
];
