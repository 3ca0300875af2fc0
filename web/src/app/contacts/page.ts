import { page } from "../../lib/page/page.ts";

export const pages = [
  page({
    path: "/contactos",
    shape: "list",
    title: "Contactos",
    load: () => import("./contacts-page.tsx"),
    name: "ContactsPage",
    detail: "detail",
    reads: ["/api/clientView", "/api/client/directory?page=1&limit=100"],
  }),
  page({
    path: "/audiencias",
    shape: "list",
    title: "Audiencias",
    load: () => import("./audiences-page.tsx"),
    name: "AudiencesPage",
    detail: "detail",
  }),
];
