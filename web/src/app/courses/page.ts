import { page } from "../../lib/page/page.ts";

export const pages = [
  page({
    path: "/cursos",
    shape: "list",
    title: "Cursos",
    load: () => import("./courses-page.tsx"),
    name: "CoursesPage",
    detail: "detail",
  }),
];
