import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/servicios",
    shape: "list",
    load: () => import("./services-page.tsx"),
    name: "ServicesPage",
    detail: "detail",
  }),
];
