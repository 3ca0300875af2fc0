import { page } from "../../lib/page/page.ts";

export const pages = [
  page({
    path: "/agenda",
    shape: "calendar",
    load: () => import("./agenda-page.tsx"),
    name: "AgendaPage",
    reads: ["/api/branch", "/api/specialist", "/api/service"],
    prepare: ({ prepareAgenda }) => prepareAgenda,
  }),
];
