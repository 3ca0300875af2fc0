import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/lista-de-espera",
    shape: "list",
    load: () => import("./index.ts"),
    name: "WaitingListPage",
  }),
];
