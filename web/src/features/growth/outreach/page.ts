import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/mensajes-programados",
    shape: "list",
    load: () => import("./plan/planned-page.tsx"),
    name: "PlannedPage",
  }),
];
