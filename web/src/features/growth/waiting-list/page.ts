import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/lista-de-espera",
    shape: "list",
    load: () => import("./waiting-list-page.tsx"),
    name: "WaitingListPage",
  }),
];
