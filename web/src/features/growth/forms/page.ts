import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/formularios",
    shape: "list",
    title: "Formularios",
    load: () => import("./forms-page.tsx"),
    name: "FormsPage",
    detail: "detail",
  }),
];
