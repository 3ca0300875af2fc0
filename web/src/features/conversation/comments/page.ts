import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/integraciones/comentarios-meta",
    shape: "list",
    load: () => import("./comments-page.tsx"),
    name: "CommentsPage",
  }),
];
