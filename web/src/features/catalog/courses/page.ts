import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({ path: "/cursos", shape: "list", load: () => import("./index.ts"), name: "CoursesPage", detail: "detail" }),
];
