import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/cursos/inscripciones",
    shape: "list",
    load: () => import("./index.ts"),
    name: "EnrollmentsPage",
  }),
];
