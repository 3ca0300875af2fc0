import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/cursos/inscripciones",
    shape: "list",
    title: "Inscripciones",
    load: () => import("./enrollments-page.tsx"),
    name: "EnrollmentsPage",
  }),
];
