import { page } from "../../lib/page/page.ts";

export const pages = [
  page({
    path: "/cursos",
    shape: "list",
    load: () => import("./courses-page.tsx"),
    name: "CoursesPage",
    detail: "detail",
  }),
];
