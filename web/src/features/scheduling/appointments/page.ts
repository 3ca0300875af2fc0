import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/agenda/citas",
    shape: "list",
    load: () => import("./records/records-page.tsx"),
    name: "RecordsPage",
  }),
];
