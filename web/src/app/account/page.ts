import { page } from "../../lib/page/page.ts";

export const pages = [
  page({
    path: "/cuenta",
    shape: "form",
    load: () => import("./account-page.tsx"),
    name: "AccountPage",
  }),
];
