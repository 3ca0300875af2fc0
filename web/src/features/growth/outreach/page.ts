import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/mensajes-programados",
    shape: "list",
    title: "Mensajes programados",
    load: () => import("./plan/planned-page.tsx"),
    name: "PlannedPage",
  }),
];
