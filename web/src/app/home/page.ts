import { page } from "../../lib/page/page.ts";

export const pages = [
  page({
    path: "/principal",
    shape: "cards",
    load: () => import("./home-page.tsx"),
    name: "HomePage",
  }),
];
