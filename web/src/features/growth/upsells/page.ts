import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/upsells",
    shape: "list",
    title: "Upsells",
    load: () => import("./upsells-page.tsx"),
    name: "UpsellsPage",
    detail: "detail",
  }),
];
