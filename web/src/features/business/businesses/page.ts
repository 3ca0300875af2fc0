import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/negocio/bitacora",
    shape: "list",
    load: () => import("./log/log-page.tsx"),
    name: "LogPage",
  }),
];
